export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** Whether a file ends where its image does. */
export type Ending = 'whole' | 'cut-off' | 'followed';

const riffHeaderBytes = 8;

/** The end of the image, by its end marker or the size in its header; -1 without an end marker. */
const endOf: Readonly<Record<PictureFormat, (bytes: Buffer) => number>> = {
  jpeg: (bytes) => endOfLast(bytes, 'ffd9'),
  png: (bytes) => endOfLast(bytes, '0000000049454e44ae426082'),
  webp: (bytes) => riffHeaderBytes + bytes.readUInt32LE(4),
};

/**
 * How phones mark a video, gain map or second image after a JPEG: Multi-Picture and motion photos
 * in headers, Samsung's camera in the last bytes.
 */
const moreFollowsPattern = /MPF\0|MotionPhoto|MicroVideo|Container:Directory|SEFT$/;

/**
 * Checks the data after the image: cameras may pad with zeros, and phones append announced content.
 */
export function readEnding(bytes: Buffer, format: PictureFormat): Ending {
  const end = endOf[format](bytes);
  if (end === -1 || end > bytes.length) return 'cut-off';
  const isFollowed = bytes.subarray(end).some((byte) => byte !== 0);
  if (!isFollowed) return 'whole';
  const isAnnounced = format === 'jpeg' && moreFollowsPattern.test(bytes.toString('latin1'));
  return isAnnounced ? 'whole' : 'followed';
}

function endOfLast(bytes: Buffer, hex: string): number {
  const mark = Buffer.from(hex, 'hex');
  const at = bytes.lastIndexOf(mark);
  return at === -1 ? -1 : at + mark.length;
}
