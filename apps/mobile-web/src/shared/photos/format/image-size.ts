/** The size in pixels from a file's header, before the orientation is applied. */
export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Reads the size and validates the whole structure. Throws {@link DamagedImage} if it is invalid,
 * and RangeError if the file is truncated.
 */
export type SizeReader = (view: DataView) => ImageSize;

/** A file with an image's signature and an invalid structure. */
export class DamagedImage extends Error {
  override name = 'DamagedImage';
}

export const ascii = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
