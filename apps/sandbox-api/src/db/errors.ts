const uniqueViolation = '23505';
/**
 * The connection is lost or refused, the server is starting, stopping, read-only or full, a lock or a
 * statement took too long, or two transactions got in each other's way.
 */
const unavailable =
  /^(08|57P0|53|57014|55P03|40001|40P01|25006|25P0[23])|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE)$/;
/** What the driver says when it has no code. */
const lostConnection =
  /timeout exceeded|Connection terminated|not queryable|The database fell silent|Connection ended|leads to a replica/;
const noRoom = /^(53100|ENOSPC|EDQUOT)$/;

/** Whether a write was refused by the named unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return chain(error).some(
    (cause) => cause['code'] === uniqueViolation && cause['constraint'] === index,
  );
}

/** Whether the database cannot work now, but may soon. False for a mistake in what it was asked. */
export function isUnavailable(error: unknown): boolean {
  return chain(error).some(
    ({ code, message }) =>
      (typeof code === 'string' && unavailable.test(code)) ||
      (typeof message === 'string' && lostConnection.test(message)),
  );
}

/** Whether the disk of the database or of the pictures is full. */
export function isOutOfRoom(error: unknown): boolean {
  return chain(error).some(({ code }) => typeof code === 'string' && noRoom.test(code));
}

/** What kind of error it is, without a value: the first code among its causes, else its name. */
export function codeOf(error: unknown): string {
  const code = chain(error)
    .map((cause) => cause['code'])
    .find((one) => typeof one === 'string');
  return code ?? (error instanceof Error ? error.name : 'unknown');
}

/** The error and its causes, outermost first: Drizzle wraps the driver's error. */
function chain(error: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof error !== 'object' || error === null) return [];
  return [error as Record<string, unknown>, ...chain((error as { cause?: unknown }).cause)];
}
