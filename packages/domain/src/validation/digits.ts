/** The digits of what was typed or pasted, at most `maxDigits` of them (§5). */
export function sanitizeDigits(text: string, maxDigits: number): string {
  return text.replace(/[^0-9]/g, '').slice(0, maxDigits);
}

/** Exactly `count` digits and nothing else. */
export function isDigits(text: string, count: number): boolean {
  return text.length === count && /^[0-9]*$/.test(text);
}
