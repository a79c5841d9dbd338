export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** Whether a file ends with its image, before the image is complete, or has data after it. */
export type Ending = 'whole' | 'cut-off' | 'followed';

const riffHeaderBytes = 8;

/**
 * The position at which the image ends, by its end marker or the size in its header. -1 if the end
 * marker is missing.
 */
const endOf: Readonly<Record<PictureFormat, (bytes: Buffer) => number>> = {
  jpeg: (bytes) => endOfLastMarker(bytes, 'ffd9'),
  png: (bytes) => endOfLastMarker(bytes, '0000000049454e44ae426082'),
  webp: (bytes) => riffHeaderBytes + bytes.readUInt32LE(4),
};

/**
 * Matches the marks by which phones announce a video, gain map or second image after a JPEG: in the
 * headers, or for Samsung's camera in the last bytes.
 */
const moreFollowsPattern = /MPF\0|MotionPhoto|MicroVideo|Container:Directory|SEFT$/;

/** Checks the data after the image. Allows zeros, which cameras append, and announced content. */
export function readEnding(bytes: Buffer, format: PictureFormat): Ending {
  const end = endOf[format](bytes);
  if (end === -1 || end > bytes.length) return 'cut-off';
  const isFollowed = bytes.subarray(end).some((byte) => byte !== 0);
  if (!isFollowed) return 'whole';
  const isAnnounced = format === 'jpeg' && moreFollowsPattern.test(bytes.toString('latin1'));
  return isAnnounced ? 'whole' : 'followed';
}

function endOfLastMarker(bytes: Buffer, hex: string): number {
  const mark = Buffer.from(hex, 'hex');
  const at = bytes.lastIndexOf(mark);
  return at === -1 ? -1 : at + mark.length;
}
