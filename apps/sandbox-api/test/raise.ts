/** The callback for errors in tests in which no error may occur. */
export function raise(error: unknown): never {
  throw error;
}
