const uniqueViolation = '23505';
/**
 * Codes of errors after which a retry may succeed: connection lost or refused; server starting,
 * stopping, read-only or full; lock or statement timeout; deadlock or serialization failure.
 */
const unavailable =
  /^(08|57P0|53|57014|55P03|40001|40P01|25006|25P0[23])|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE)$/;
const lostConnection =
  /timeout exceeded|Connection terminated|not queryable|The database fell silent|Connection ended|leads to a replica/;
const diskFull = /^(53100|ENOSPC|EDQUOT)$/;

export function isUniqueViolation(error: unknown, index: string): boolean {
  return chain(error).some(
    (cause) => cause['code'] === uniqueViolation && cause['constraint'] === index,
  );
}

export function isDatabaseUnavailable(error: unknown): boolean {
  return chain(error).some(
    ({ code, message }) =>
      (typeof code === 'string' && unavailable.test(code)) ||
      (typeof message === 'string' && lostConnection.test(message)),
  );
}

export function isDiskFull(error: unknown): boolean {
  return chain(error).some(({ code }) => typeof code === 'string' && diskFull.test(code));
}

/**
 * Returns the code of the error or of its nearest cause, else the error's name. The result is safe
 * to log, because it contains no query values.
 */
export function codeOf(error: unknown): string {
  const code = chain(error)
    .map((cause) => cause['code'])
    .find((value) => typeof value === 'string');
  return code ?? (error instanceof Error ? error.name : 'unknown');
}

/** Lists the error and its causes, because Drizzle wraps the errors of the database driver. */
function chain(error: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof error !== 'object' || error === null) return [];
  return [error as Record<string, unknown>, ...chain((error as { cause?: unknown }).cause)];
}
