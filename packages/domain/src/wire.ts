/** A number, possibly sent as a string; NaN for anything else. Never throws. */
export function wireNumber(raw: unknown): number {
  if (typeof raw === 'number') return raw;
  return typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : Number.NaN;
}

/** Parses an id from a URL; null if it is invalid, because users can edit URLs. */
export function parseId(text: string | null | undefined): string | null {
  return text && /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : null;
}

/** Parses the token in an emergency contact's SMS link; null if it is invalid (D06, D13). */
export function parseContactToken(text: string | null | undefined): string | null {
  return text && /^[A-Za-z0-9_-]{16,128}$/.test(text) ? text : null;
}

/**
 * Parses a session token from a URL or the native app; null if it has characters that are invalid
 * in headers or cookies.
 */
export function parseSessionToken(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Za-z0-9._~+/=-]{8,512}$/.test(value) ? value : null;
}

/** Converts a boolean to its wire format. */
export const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);
