import { ascii, DamagedImage, type ImageSize, type SizeReader } from './image-size.ts';

/** Boxes that contain the sizes, with the number of bytes before their content. */
const containers: Record<string, number> = { meta: 12, iprp: 8, ipco: 8 };

/** The largest size is that of the image; its tiles and thumbnails also have sizes. */
export const readHeifSize: SizeReader = (view) => {
  const sizes = findSizes(view, 0, view.byteLength);
  if (sizes.length === 0) throw new DamagedImage('No size');
  return sizes.reduce((largest, size) =>
    size.width * size.height > largest.width * largest.height ? size : largest,
  );
};

function findSizes(view: DataView, start: number, end: number): ImageSize[] {
  const sizes: ImageSize[] = [];
  for (let at = start; at + 8 <= end;) {
    const length = view.getUint32(at);
    const type = ascii(view, at + 4, 4);
    const header = containers[type];
    // A length of 0 means up to the end of the file, and 1 means that a longer length field
    // follows. Only the box with the pixel data has such a length.
    if (length < 8) break;
    if (type === 'ispe') {
      sizes.push({ width: view.getUint32(at + 12), height: view.getUint32(at + 16) });
    } else if (header !== undefined) {
      sizes.push(...findSizes(view, at + header, Math.min(at + length, end)));
    }
    at += length;
  }
  return sizes;
}
