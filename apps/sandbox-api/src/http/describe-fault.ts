/** Omits the messages of database errors from the log, because they contain query values. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return `Fault: ${typeof error} thrown`;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [titleOf(error), ...frames].join('\n');
}

function titleOf(error: Error): string {
  const { cause } = error;
  if (!(cause instanceof Error)) return `Fault: ${error.message}`;
  const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
  if (code === undefined) return 'Fault: the connection to the database ended without an answer';
  return `Fault: the database answered ${String(code)} ${String(constraint ?? '')}`.trimEnd();
}
