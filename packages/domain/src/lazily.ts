/**
 * Caches the first result, because creating an `Intl` format takes 10 ms or more on a cheap phone.
 */
export function lazily<Made extends object | string>(make: () => Made): () => Made {
  let created: Made | undefined;
  return () => (created ??= make());
}
