/**
 * What may be written down of a fault. An error of the database tells its query and parameters,
 * among them numbers and codes that no log may hold; of it only the kind and the place are kept.
 */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return `Fault: ${typeof error} thrown`;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [titleOf(error), ...frames].join('\n');
}

function titleOf(error: Error): string {
  const { cause } = error;
  if (!(cause instanceof Error)) return `Fault: ${error.message}`;
  const { code, constraint } = cause as { readonly code?: unknown; readonly constraint?: unknown };
  return `Fault: the database answered ${String(code)} ${String(constraint ?? '')}`.trimEnd();
}
