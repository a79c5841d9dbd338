import { limits, validateImagePixels } from '@kosha/domain';
import { readHeifSize } from './heif.ts';
import { ascii, DamagedImage, type ImageSize, type SizeReader } from './image-size.ts';
import { readJpegSize } from './jpeg.ts';
import { readPngSize } from './png.ts';
import { readWebpSize } from './webp.ts';

type ImageFormat = 'jpeg' | 'png' | 'webp' | 'heif';

type InspectionProblem =
  | 'imageEmpty'
  | 'imageTypeRefused'
  | 'imageTruncated'
  | 'imageCorrupt'
  | 'imageTooManyPixels';

export type Inspection = { format: ImageFormat } | { problem: InspectionProblem };

/** Brands of HEIC and AVIF, which browsers may or may not decode. */
const heifBrands = /^(hei[cxms]|hev[cxms]|mif1|msf1|avi[fs])$/;

/** Each format's signature; a file's name is never used (§5). */
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

/** Detects the format of a file, or why it is not an image, before anything is decoded. */
export function inspectImage(bytes: ArrayBuffer): Inspection {
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

/** Returns undefined if `ask` throws, because the file is too short for its check. */
function undefinedIfThrows<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
