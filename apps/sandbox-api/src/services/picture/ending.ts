export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** Whether a file ends where its picture does. */
export type Ending = 'whole' | 'cut-off' | 'followed';

const riffHeaderBytes = 8;

/** Where the picture ends, by its end mark or the size in its header; -1 without an end mark. */
const endOf: Readonly<Record<PictureFormat, (bytes: Buffer) => number>> = {
  jpeg: (bytes) => endOfLast(bytes, 'ffd9'),
  png: (bytes) => endOfLast(bytes, '0000000049454e44ae426082'),
  webp: (bytes) => riffHeaderBytes + bytes.readUInt32LE(4),
};

/**
 * How phones announce a film, a gain map or a second picture after a JPEG: Multi-Picture and motion
 * photos in their headers, Samsung's camera in the last bytes.
 */
const saysMoreFollows = /MPF\0|MotionPhoto|MicroVideo|Container:Directory|SEFT$/;

/** Checks what follows the picture: cameras may add zeros, and phones what they have announced. */
export function readEnding(bytes: Buffer, format: PictureFormat): Ending {
  const end = endOf[format](bytes);
  if (end === -1 || end > bytes.length) return 'cut-off';
  const isFollowed = bytes.subarray(end).some((byte) => byte !== 0);
  if (!isFollowed) return 'whole';
  const isAnnounced = format === 'jpeg' && saysMoreFollows.test(bytes.toString('latin1'));
  return isAnnounced ? 'whole' : 'followed';
}

function endOfLast(bytes: Buffer, hex: string): number {
  const mark = Buffer.from(hex, 'hex');
  const at = bytes.lastIndexOf(mark);
  return at === -1 ? -1 : at + mark.length;
}
