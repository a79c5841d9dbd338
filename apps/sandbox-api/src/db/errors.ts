const uniqueViolation = '23505';
/** The connection is lost or refused, or the server is starting, stopping or full. */
const unavailable =
  /^(08|57P0|53300)|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EPIPE)$/;

/** Whether a write was refused by the named unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return chain(error).some(
    (cause) => cause['code'] === uniqueViolation && cause['constraint'] === index,
  );
}

/** Whether the database could not be reached. False for an error that the database itself answered. */
export function isUnavailable(error: unknown): boolean {
  return chain(error).some(
    ({ code, message }) =>
      (typeof code === 'string' && unavailable.test(code)) ||
      (typeof message === 'string' && /timeout exceeded|Connection terminated/.test(message)),
  );
}

/** The error and its causes, outermost first: Drizzle wraps the driver's error. */
function chain(error: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof error !== 'object' || error === null) return [];
  return [error as Record<string, unknown>, ...chain((error as { cause?: unknown }).cause)];
}
