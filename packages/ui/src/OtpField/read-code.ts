/** A prefix of an amount of money. */
const currency = /(?:₹|rs\.?|inr|रु\.?)\s*$/i;

/** Digits, possibly in groups, that are not part of a decimal number. */
const numbers = /(?<![\p{Nd}.,])\p{Nd}+(?:[ -]\p{Nd}+)*(?![.,]?\p{Nd})/gu;

const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, '');

/**
 * The digits of a one-time code, at most `maxLength`. From a whole message, only a number of the
 * code's length that is not an amount of money is used.
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
