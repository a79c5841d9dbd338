import { limits, validateImagePixels } from '@kosha/domain';

/** The size in pixels, before the orientation is applied. */
interface ImageSize {
  width: number;
  height: number;
}

/** Throws {@link DamagedImage} for an invalid structure, and RangeError for a truncated file. */
type SizeReader = (view: DataView) => ImageSize;

class DamagedImage extends Error {
  override name = 'DamagedImage';
}

const ascii = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** DHT, JPG and DAC are in the range of frame markers, but are not frames. */
const notFrames: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !notFrames.has(marker);
/** Restart markers and TEM are not followed by a length field. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01;

/** Stops at the end of the image, because some cameras append data. */
const readJpegSize: SizeReader = (view) => {
  let size: ImageSize | undefined;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) throw new DamagedImage('No marker where one is due');
    const marker = view.getUint8(at + 1);
    if (marker === endOfImage) break;
    if (isFrame(marker)) {
      size ??= { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at = marker === 0xff ? at + 1 : endOfSegment(view, at, marker);
  }
  if (!size) throw new DamagedImage('No frame');
  return size;
};

function endOfSegment(view: DataView, at: number, marker: number): number {
  if (isBare(marker)) return at + 2;
  const length = view.getUint16(at + 2);
  if (length < 2) throw new DamagedImage('A segment shorter than its own length');
  const end = at + 2 + length;
  return marker === startOfScan ? endOfScan(view, end) : end;
}

/**
 * Returns the offset of the first marker after the compressed data. Inside this data, a 0xff byte
 * is followed by 0 or by the code of a restart marker.
 */
function endOfScan(view: DataView, start: number): number {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let at = start; ; at += 2) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) throw new RangeError('The file ends within its picture');
    const next = view.getUint8(at + 1);
    if (next === 0xff) at -= 1;
    else if (next !== 0 && !isBare(next)) return at;
  }
}

/**
 * HEIF boxes that contain the boxes with the sizes. The number is the offset of the inner boxes, in
 * bytes.
 */
const containers: Record<string, number> = { meta: 12, iprp: 8, ipco: 8 };

/** The largest size belongs to the image itself; tiles and thumbnails have smaller sizes. */
const readHeifSize: SizeReader = (view) => {
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
    // A length below 8 has a special meaning: 0 = up to the end of the file, 1 = a longer length
    // field follows. Only the box with the pixel data has such a length, so the search ends there.
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

/**
 * The offset of the first chunk's content. The bytes before the content are 'RIFF', a length,
 * 'WEBP', and the chunk's name and length.
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

const readWebpSize: SizeReader = (view) => {
  const read = readers[ascii(view, 12, 4)];
  if (!read) throw new DamagedImage('No known first chunk');
  if (view.getUint32(4, true) + 8 > view.byteLength) throw new RangeError('The file ends early');
  return read(view);
};

const signatureLength = 8;
/** The number of bytes of a chunk's length, type and checksum. */
const chunkFrame = 12;

const readPngSize: SizeReader = (view) => {
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

type ImageFormat = 'jpeg' | 'png' | 'webp' | 'heif';

type InspectionProblem =
  | 'imageEmpty'
  | 'imageTypeRefused'
  | 'imageTruncated'
  | 'imageCorrupt'
  | 'imageTooManyPixels';

export type ImageInspection = { format: ImageFormat } | { problem: InspectionProblem };

/** HEIC and AVIF, which not every browser decodes. */
const heifBrands = /^(hei[cxms]|hev[cxms]|mif1|msf1|avi[fs])$/;

/** Recognizes a file by its first bytes, because the app does not trust the file name (§5). */
const formats = {
  jpeg: {
    isOurs: (view) => view.getUint16(0) === 0xffd8 && view.getUint8(2) === 0xff,
    readSize: readJpegSize,
  },
  png: {
    isOurs: (view) => view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a,
    readSize: readPngSize,
  },
  webp: {
    isOurs: (view) => ascii(view, 0, 4) === 'RIFF' && ascii(view, 8, 4) === 'WEBP',
    readSize: readWebpSize,
  },
  heif: {
    isOurs: (view) => ascii(view, 4, 4) === 'ftyp' && heifBrands.test(ascii(view, 8, 4)),
    readSize: readHeifSize,
  },
} satisfies Record<ImageFormat, { isOurs: (view: DataView) => boolean; readSize: SizeReader }>;

const names = Object.keys(formats) as ImageFormat[];

export function inspectImage(bytes: ArrayBuffer): ImageInspection {
  if (bytes.byteLength === 0) return { problem: 'imageEmpty' };
  const view = new DataView(bytes);
  const format = names.find((name) => undefinedIfThrows(() => formats[name].isOurs(view)));
  if (!format) return { problem: 'imageTypeRefused' };
  const size = readSize(view, formats[format].readSize);
  if (typeof size === 'string') return { problem: size };
  if (size.width === 0 || size.height === 0) return { problem: 'imageCorrupt' };
  const problem = validateImagePixels(size, limits.imageReadMaxPixels);
  return problem ? { problem } : { format };
}

function readSize(view: DataView, read: SizeReader): ImageSize | 'imageTruncated' | 'imageCorrupt' {
  try {
    return read(view);
  } catch (cause) {
    if (cause instanceof DamagedImage) return 'imageCorrupt';
    if (cause instanceof RangeError) return 'imageTruncated';
    throw cause;
  }
}

/** In a truncated file, a read beyond the end of the `DataView` throws. */
function undefinedIfThrows<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
