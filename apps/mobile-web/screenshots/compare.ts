import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * The maximum colour difference of a pixel, where black and white are 1 apart (0.0125 is about 3 of
 * 255 in each channel). Anti-aliased pixels count, because they may be part of a letter.
 */
const options = { threshold: 0.0125, includeAA: true };

/**
 * The maximum number of different pixels. A busy machine sometimes draws the round corners of a
 * focus ring differently.
 */
const noise = 30;

const readPixels = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Images of different sizes always count as different. */
export async function isVisiblyDifferent(accepted: Buffer, present: Buffer): Promise<boolean> {
  const [one, other] = await Promise.all([readPixels(accepted), readPixels(present)]);
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height) return true;
  return pixelmatch(one.data, other.data, null, width, height, options) > noise;
}

/** Encodes a screenshot without loss. The file is small enough to commit. */
export const toWebp = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();
