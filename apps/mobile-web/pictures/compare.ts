import sharp from 'sharp';

/** How far a channel of a pixel may be off, of 255: the edges of letters differ a little. */
const tolerance = 3;

const readPixels = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * So many pixels may differ: a busy machine draws the round corners of a focus ring a little differently
 * (26 at most in three whole runs). One letter that changes is more.
 */
const noise = 30;

/** Whether somebody would see a difference. */
export const looksChanged = async (accepted: Buffer, present: Buffer): Promise<boolean> =>
  (await countDifferences(accepted, present)) > noise;

/** How many pixels differ between two pictures; all when they are not equally large. */
async function countDifferences(accepted: Buffer, present: Buffer): Promise<number> {
  const [one, other] = await Promise.all([readPixels(accepted), readPixels(present)]);
  const isSameSize = one.info.width === other.info.width && one.info.height === other.info.height;
  if (!isSameSize) return other.info.width * other.info.height;
  let different = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const isOff = [0, 1, 2].some(
      (channel) =>
        Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > tolerance,
    );
    if (isOff) different += 1;
  }
  return different;
}

/** Small enough to commit, and every pixel as it was. */
export const toWebp = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();
