/** Figures that cannot be a loan: a negative or fractional input, or fees above the amount. */
export class FeeError extends RangeError {
  override readonly name = 'FeeError';
}

/** Price lines that do not add up to the paisa. */
export class WaterfallMismatchError extends Error {
  override readonly name = 'WaterfallMismatchError';
}
