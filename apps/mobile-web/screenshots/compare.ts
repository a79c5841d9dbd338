import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * How far a pixel's colour may be off, where black and white are 1 apart: about 3 of 255 in each channel.
 * Smooth edges count: what they show may be one letter.
 */
const options = { threshold: 0.0125, includeAA: true };

/** So many pixels may differ: a busy machine draws the round corners of a focus ring a little differently. */
const noise = 30;

const readPixels = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Whether somebody would see a difference; pictures of two sizes always look different. */
export async function isVisiblyDifferent(accepted: Buffer, present: Buffer): Promise<boolean> {
  const [one, other] = await Promise.all([readPixels(accepted), readPixels(present)]);
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height) return true;
  return pixelmatch(one.data, other.data, null, width, height, options) > noise;
}

/** Small enough to commit, and every pixel as it was. */
export const toWebp = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();
