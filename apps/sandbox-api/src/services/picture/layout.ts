/** What the container of a picture tells without its pixels being decoded. */
export interface PictureLayout {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Where the picture ends; what follows is none of it. */
  readonly endsAt: number;
  /** The parts that no pixel comes from: comments, EXIF, profiles. */
  readonly extras: readonly Uint8Array[];
}

/** The container is cut off or makes no sense. */
export class BrokenPicture extends Error {
  override readonly name = 'BrokenPicture';
}

/** The bytes as numbers to be read; reading past the end is what a truncated file leads to. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** The text of `length` bytes, one character each. */
export const latin1 = (bytes: Uint8Array, from: number, length: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    'latin1',
    from,
    from + length,
  );
