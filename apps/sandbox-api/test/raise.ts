/** Throws the error, as a callback of tests that allow no failure. */
export function raise(error: unknown): never {
  throw error;
}
