/**
 * Returns a function that computes a value on its first call and caches it. Creating an `Intl`
 * format takes 10 ms or more on a cheap phone, so each screen creates only the formats it needs.
 */
export function atFirstUse<Made extends object | string>(make: () => Made): () => Made {
  let created: Made | undefined;
  return () => (created ??= make());
}
