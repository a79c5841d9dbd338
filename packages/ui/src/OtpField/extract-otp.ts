/** Matches text that ends with a currency sign. A number after it is an amount, not a code. */
const currency = /(?:₹|rs\.?|inr|रु\.?)\s*$/i;

/** Matches integers, such as '7455' or '74 55', but no part of a number such as '4,410.00'. */
const numbers = /(?<![\p{Nd}.,])\p{Nd}+(?:[ -]\p{Nd}+)*(?![.,]?\p{Nd})/gu;

const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, '');

/**
 * Returns the digits of a one-time code. In a whole message, the code is the first number with
 * `maxLength` digits that is not an amount, or else the only number, if it has fewer digits.
 */
export function extractOtp(text: string, maxLength: number): string {
  if (!/\p{L}{2}/u.test(text)) return [...digitsOf(text)].slice(0, maxLength).join('');
  const found = [...text.matchAll(numbers)]
    .filter(({ index }) => !currency.test(text.slice(0, index)))
    .map(([number]) => digitsOf(number));
  const fullCode = found.find((digits) => [...digits].length === maxLength);
  const onlyNumber = found.length === 1 && [...(found[0] ?? '')].length < maxLength ? found[0] : '';
  return fullCode ?? onlyNumber ?? '';
}
