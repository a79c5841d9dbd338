/**
 * Computes a value on the first call and caches the value. Creating an `Intl` format takes 10 ms or
 * more on a cheap phone.
 */
export function lazily<Made extends object | string>(make: () => Made): () => Made {
  let created: Made | undefined;
  return () => (created ??= make());
}
