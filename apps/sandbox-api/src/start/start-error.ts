/** An error whose one-line message says why the server cannot start. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export function rootCauseMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return rootCauseMessage(error.cause);
  const [first] = error instanceof AggregateError ? (error.errors as readonly unknown[]) : [];
  return first === undefined ? error.message : rootCauseMessage(first);
}
