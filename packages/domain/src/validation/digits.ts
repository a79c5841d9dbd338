const digitPattern = /\p{Nd}/u;

/** Replaces digits of any script with ASCII digits: '९8७' → '987'. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Keeps at most `maxDigits` digits and converts them to ASCII (§5). */
export function sanitizeDigits(text: string, maxDigits: number): string {
  return toAsciiDigits(text)
    .replace(/[^0-9]/g, '')
    .slice(0, maxDigits);
}

/** Whether a text consists of exactly `count` ASCII digits. */
export function isDigits(text: string, count: number): boolean {
  return text.length === count && /^[0-9]*$/.test(text);
}

/**
 * In Unicode, the digits 0 to 9 of each script are consecutive. The mathematical digits are several
 * such sets without gaps between them, hence `% 10`.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (digitPattern.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
