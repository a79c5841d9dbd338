/** The same value each time, made when it is first asked for. */
export function once<T extends string>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
