/** Not a whole number of paise, or too large to be exact. */
export class MoneyError extends RangeError {
  override readonly name = 'MoneyError';
}
