import { limits, validateImagePixels } from '@kosha/domain';
import { Refused } from '../../errors.ts';
import { BrokenPicture, type PictureLayout } from './layout.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readWebp } from './read-webp.ts';

/** A picture that may be kept. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

const DAMAGED = 'This picture is damaged or incomplete. Please take it again.';
const MORE_THAN_A_PICTURE = 'This file holds more than a picture. Please take it again.';
const MAX_MEGAPIXELS = limits.imageMaxPixels / 1024 ** 2;
const TOO_MANY_PIXELS = `This picture has more than ${MAX_MEGAPIXELS} megapixels. Please choose a smaller one.`;

const readers: Readonly<Record<string, (bytes: Uint8Array) => PictureLayout>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/webp': readWebp,
};

/**
 * Looks at a picture: that it is whole, of bearable size, and nothing else besides. What no pixel
 * comes from is left out of what it gives back; only how the picture is turned stays. Throws Refused
 * with what to tell the person.
 */
export async function inspectPicture(file: Blob): Promise<Picture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const layout = await orRefused(() => readLayout(bytes, file.type));
  const { widthPx, heightPx, endsAt, parts } = layout;
  if (widthPx === 0 || heightPx === 0 || endsAt > bytes.length) throw new Refused(DAMAGED);
  if (validateImagePixels({ width: widthPx, height: heightPx }) !== null)
    throw new Refused(TOO_MANY_PIXELS);
  const isFollowed = bytes.subarray(endsAt).some((byte) => byte !== 0);
  if (layout.isAnimated || (isFollowed && !layout.isFollowed))
    throw new Refused(MORE_THAN_A_PICTURE);
  await orRefused(async () => layout.checkPixels?.());
  return { bytes: Buffer.concat(parts), mediaType: file.type, widthPx, heightPx };
}

function readLayout(bytes: Uint8Array, mediaType: string): PictureLayout {
  const reader = readers[mediaType];
  if (reader === undefined) throw new Error(`No reader for ${mediaType}.`);
  return reader(bytes);
}

async function orRefused<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    // A number read past the end is a RangeError of the view.
    if (error instanceof BrokenPicture || error instanceof RangeError) throw new Refused(DAMAGED);
    throw error;
  }
}
