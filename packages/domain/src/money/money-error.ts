/** An amount that is not a whole number of paise, or too large to be kept exactly. */
export class MoneyError extends RangeError {
  override readonly name = 'MoneyError';
}
