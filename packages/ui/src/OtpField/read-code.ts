/** What stands before an amount of money. */
const currency = /(?:₹|rs\.?|inr|रु\.?)\s*$/i;

/** Digits, alone or in groups, that are no part of a number with a fraction. */
const numbers = /(?<![\p{Nd}.,])\p{Nd}+(?:[ -]\p{Nd}+)*(?![.,]?\p{Nd})/gu;

const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, '');

/**
 * The digits of a one-time code, at most `maxLength`. Of a whole message only a number as long as the code is taken,
 * which is no amount of money.
 */
export function readCode(text: string, maxLength: number): string {
  if (!/\p{L}{2}/u.test(text)) return [...digitsOf(text)].slice(0, maxLength).join('');
  const found = [...text.matchAll(numbers)]
    .filter(({ index }) => !currency.test(text.slice(0, index)))
    .map(([number]) => digitsOf(number));
  const whole = found.find((digits) => [...digits].length === maxLength);
  const only = found.length === 1 && [...(found[0] ?? '')].length < maxLength ? found[0] : '';
  return whole ?? only ?? '';
}
