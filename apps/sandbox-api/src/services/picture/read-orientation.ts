import { latin1, viewOf } from './layout.ts';

const HEADER = 'Exif\0\0';
const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;
const UPRIGHT = 1;

/** How a picture is to be turned, 1 to 8, by the content of its EXIF segment; 1 when that is unclear. */
export function readOrientation(segment: Uint8Array): number {
  if (latin1(segment, 0, HEADER.length) !== HEADER) return UPRIGHT;
  try {
    return orientationOf(viewOf(segment.subarray(HEADER.length)));
  } catch {
    return UPRIGHT;
  }
}

function orientationOf(tiff: DataView): number {
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  const entries = Array.from(
    { length: tiff.getUint16(directory, isLittle) },
    (_, index) => directory + 2 + index * ENTRY_BYTES,
  );
  const at = entries.find((entry) => tiff.getUint16(entry, isLittle) === ORIENTATION_TAG);
  const value = at === undefined ? UPRIGHT : tiff.getUint16(at + 8, isLittle);
  return value >= 1 && value <= 8 ? value : UPRIGHT;
}

/** A JPEG's EXIF segment, marker included, that says this and nothing else. */
export function writeOrientation(orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const body = [...Buffer.from(HEADER), ...tiff, 0, 1, ...entry, 0, 0, 0, 0];
  return new Uint8Array([0xff, 0xe1, 0, body.length + 2, ...body]);
}
