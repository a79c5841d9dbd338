/** What the container of a picture tells, and what of it a picture needs. */
export interface PictureLayout {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Where the picture ends; what follows is none of it. */
  readonly endsAt: number;
  /** Whether it says itself that something follows, as phones do whose pictures have a second part. */
  readonly isFollowed?: boolean;
  /** It shows more than one picture, one after the other. */
  readonly isAnimated?: boolean;
  /** The file again without what no pixel comes from: comments, EXIF, profiles, what follows. */
  readonly parts: readonly Uint8Array[];
  /** Decodes the pixels as far as can be done here. Throws BrokenPicture. */
  readonly checkPixels?: () => Promise<void>;
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
