/**
 * Calls `make` only once, when its result is first needed. Creating an `Intl` format, for example,
 * takes 10 ms or more on a cheap phone.
 */
export function lazily<Made extends object | string>(make: () => Made): () => Made {
  let created: Made | undefined;
  return () => (created ??= make());
}
