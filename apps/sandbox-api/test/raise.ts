/** An error callback for tests in which no error may occur. */
export function raise(error: unknown): never {
  throw error;
}
