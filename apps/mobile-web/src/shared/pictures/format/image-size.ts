/** The size in pixels that a file's header says, before the picture is turned upright. */
export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Reads the size from a file and checks its structure to the end. Throws {@link DamagedImage} for a structure
 * that is not the format's, and RangeError where the file ends too early.
 */
export type SizeReader = (view: DataView) => ImageSize;

/** A file that claims to be a picture and is not built like one. */
export class DamagedImage extends Error {
  override name = 'DamagedImage';
}

export const ascii = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
