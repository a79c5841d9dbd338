/** An error callback for tests in which no error may occur. */
export function throwError(error: unknown): never {
  throw error;
}
