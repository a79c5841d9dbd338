const DIGIT = /\p{Nd}/u;

/** Every digit of any script as its ASCII one: '९8७' → '987'; the rest as it is. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** The digits of what was typed or pasted, in whatever script, at most `maxDigits` of them (§5). */
export function sanitizeDigits(text: string, maxDigits: number): string {
  return asciiDigits(text)
    .replace(/[^0-9]/g, '')
    .slice(0, maxDigits);
}

/** Exactly `count` digits and nothing else. */
export function isDigits(text: string, count: number): boolean {
  return text.length === count && /^[0-9]*$/.test(text);
}

/** Unicode keeps the digits of a script in a row from zero to nine, some rows side by side. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
