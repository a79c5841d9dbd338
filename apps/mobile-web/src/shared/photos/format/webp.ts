import { ascii, DamagedImage, type ImageSize, type SizeReader } from './image-size.ts';

/**
 * The number of bytes before the content of the first chunk: 'RIFF', a length, 'WEBP', and the
 * chunk's name and length.
 */
const payload = 20;
const low14 = 0x3fff;

const readers: Record<string, (view: DataView) => ImageSize> = {
  'VP8 ': (view) => ({
    width: view.getUint16(payload + 6, true) & low14,
    height: view.getUint16(payload + 8, true) & low14,
  }),
  VP8L: (view) => {
    const bits = view.getUint32(payload + 1, true);
    return { width: (bits & low14) + 1, height: ((bits >>> 14) & low14) + 1 };
  },
  VP8X: (view) => ({
    width: (view.getUint32(payload + 4, true) & 0xffffff) + 1,
    height: (view.getUint32(payload + 6, true) >>> 8) + 1,
  }),
};

export const readWebpSize: SizeReader = (view) => {
  const read = readers[ascii(view, 12, 4)];
  if (!read) throw new DamagedImage('No known first chunk');
  if (view.getUint32(4, true) + 8 > view.byteLength) throw new RangeError('The file ends early');
  return read(view);
};
