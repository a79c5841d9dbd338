/** Parses a number or a numeric string; NaN for other values. Never throws. */
export function wireNumber(raw: unknown): number {
  if (typeof raw === 'number') return raw;
  return typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : Number.NaN;
}

/** An id from a URL; null if invalid, because users can edit URLs. */
export function parseId(text: string | null | undefined): string | null {
  return text && /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : null;
}

/** The token in an emergency contact's SMS link (D06, D13); null if invalid. */
export function parseContactToken(text: string | null | undefined): string | null {
  return text && /^[A-Za-z0-9_-]{16,128}$/.test(text) ? text : null;
}

/** A session token; null if it has characters that headers or cookies do not allow. */
export function parseSessionToken(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Za-z0-9._~+/=-]{8,512}$/.test(value) ? value : null;
}

export const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);
