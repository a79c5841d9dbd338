import { ascii, DamagedImage, type SizeReader } from './image-size.ts';

const signatureLength = 8;
/** The number of bytes of a chunk's length, type and checksum. */
const chunkFrame = 12;

export const readPngSize: SizeReader = (view) => {
  if (ascii(view, 12, 4) !== 'IHDR') throw new DamagedImage('No header chunk');
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let at = signatureLength;
  for (let type = ''; type !== 'IEND';) {
    type = ascii(view, at + 4, 4);
    at += chunkFrame + view.getUint32(at);
  }
  if (at > view.byteLength) throw new RangeError('The file ends within its last chunk');
  return size;
};
