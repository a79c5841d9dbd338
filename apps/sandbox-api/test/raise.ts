export function throwError(error: unknown): never {
  throw error;
}
