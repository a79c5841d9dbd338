/**
 * Makes something at its first use and keeps it. A format of `Intl` takes 10 ms and more on a cheap phone,
 * so a screen makes only those that it needs.
 */
export function atFirstUse<Made extends object | string>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
