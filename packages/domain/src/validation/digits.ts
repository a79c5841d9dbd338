const digitPattern = /\p{Nd}/u;

/** Replaces digits of any script with ASCII digits: '९8७' → '987'. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** The first `maxDigits` digits of a text, in any script (§5). */
export function sanitizeDigits(text: string, maxDigits: number): string {
  return asciiDigits(text)
    .replace(/[^0-9]/g, '')
    .slice(0, maxDigits);
}

/** Whether a text consists of exactly `count` ASCII digits. */
export function isDigits(text: string, count: number): boolean {
  return text.length === count && /^[0-9]*$/.test(text);
}

/** Unicode lists the digits of each script from zero to nine, and some of these ranges adjoin. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (digitPattern.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
