/**
 * Makes something when it is first used, and keeps it. Making a format of `Intl` takes 10 ms or more on a
 * cheap phone, so each screen makes only those that it needs.
 */
export function atFirstUse<Made extends object | string>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
