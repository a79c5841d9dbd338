/** The token in an emergency contact's SMS link; null if it cannot be one (D06, D13). */
export function parseContactToken(text: string | null | undefined): string | null {
  return text && /^[A-Za-z0-9_-]{16,128}$/.test(text) ? text : null;
}
