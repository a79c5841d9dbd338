import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * Pixels count as equal if their colours differ by at most `threshold`; black and white differ by
 * 1. `includeAA` also compares anti-aliased pixels, because they may be part of a letter.
 */
const options = { threshold: 0.0125, includeAA: true };

/**
 * Screenshots count as equal if at most this number of pixels differ, because a busy machine
 * sometimes draws the round corners of a focus ring differently.
 */
const noise = 30;

const readPixels = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

export async function isVisiblyDifferent(accepted: Buffer, present: Buffer): Promise<boolean> {
  const [one, other] = await Promise.all([readPixels(accepted), readPixels(present)]);
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height) return true;
  return pixelmatch(one.data, other.data, null, width, height, options) > noise;
}

export const toWebp = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();
