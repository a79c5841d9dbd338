/** Impossible figures of a loan: negative or fractional input, or fees above the amount. */
export class FeeError extends RangeError {
  override readonly name = 'FeeError';
}

/** The lines of a price do not add up exactly. */
export class WaterfallMismatchError extends Error {
  override readonly name = 'WaterfallMismatchError';
}
