const UNIQUE_VIOLATION = '23505';
/** Connection lost or refused, server starting, stopping or full. */
const UNAVAILABLE =
  /^(08|57P0|53300)|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EPIPE)$/;

/** Whether a write lost against the named unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return chain(error).some(
    (cause) => cause['code'] === UNIQUE_VIOLATION && cause['constraint'] === index,
  );
}

/** Whether the database could not be reached, as opposed to having answered with an error. */
export function isUnavailable(error: unknown): boolean {
  return chain(error).some(
    ({ code, message }) =>
      (typeof code === 'string' && UNAVAILABLE.test(code)) ||
      (typeof message === 'string' && /timeout exceeded|Connection terminated/.test(message)),
  );
}

/** The error and what caused it, outermost first; the driver's error is wrapped by the query layer. */
function chain(error: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof error !== 'object' || error === null) return [];
  return [error as Record<string, unknown>, ...chain((error as { cause?: unknown }).cause)];
}
