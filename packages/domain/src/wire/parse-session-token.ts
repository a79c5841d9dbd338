/**
 * A session token from an address or a native app; null if it cannot be one. Only characters that a
 * header and a cookie can carry.
 */
export function parseSessionToken(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Za-z0-9._~+/=-]{8,512}$/.test(value) ? value : null;
}
