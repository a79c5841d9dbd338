/**
 * Computes a value on first use and caches it. Creating an `Intl` format takes 10 ms or more on a
 * cheap phone, so each screen creates only those it needs.
 */
export function atFirstUse<Made extends object | string>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
