import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

/** A picture of test/images. */
export const testImage = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`./images/${name}`, import.meta.url)));

const ascii = (text: string) => Buffer.from(text, 'latin1');

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([ascii(type), content]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, check]);
}

/** The rows of a PNG of black pixels, one bit each. */
const blackRows = (widthPx: number, heightPx: number) =>
  Buffer.alloc(heightPx * (1 + Math.ceil(widthPx / 8)));

interface PngChanges {
  /** What the pixels unpack to. */
  readonly rows?: Uint8Array;
  /** The packed pixels themselves. */
  readonly packed?: Uint8Array;
  /** The last bytes of the header: depth, colour type, compression, filter, interlace. */
  readonly kind?: readonly number[];
  readonly others?: Readonly<Record<string, string>>;
}

/** A black PNG of any size, or with something other than it should have. */
export function png(
  widthPx: number,
  heightPx: number,
  { rows, packed, kind = [1, 0, 0, 0, 0], others = {} }: PngChanges = {},
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set(kind, 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      ...Object.entries(others).map(([type, text]) => chunk(type, ascii(text))),
      chunk('IDAT', packed ?? deflateSync(rows ?? blackRows(widthPx, heightPx))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** A picture with something put behind its end. */
export const followedBy = (picture: Uint8Array, text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([picture, ascii(text)]));

const COMMENT = 0xfe;

/** A JPEG with a segment put before everything else; a comment when no marker is told. */
export function withSegment(
  jpeg: Uint8Array,
  text: string,
  marker = COMMENT,
): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(4);
  head.set([0xff, marker]);
  head.writeUInt16BE(text.length + 2, 2);
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), head, ascii(text), jpeg.subarray(2)]));
}

/** A WebP of these chunks. */
export function webpOf(
  chunks: readonly (readonly [type: string, content: Uint8Array])[],
): Uint8Array<ArrayBuffer> {
  const body = chunks.map(([type, content]) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  });
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(4 + body.reduce((sum, { length }) => sum + length, 0), 4);
  return new Uint8Array(Buffer.concat([header, ...body]));
}

/** The header of an extended WebP. */
export function extendedHeader(widthPx: number, heightPx: number, flags = 0): Uint8Array {
  const content = Buffer.alloc(10);
  content.writeUInt8(flags);
  content.writeUIntLE(widthPx - 1, 4, 3);
  content.writeUIntLE(heightPx - 1, 7, 3);
  return content;
}

/** A picture that passes every check and every rule of the simulators. */
export const goodPicture = (): Uint8Array<ArrayBuffer> => png(640, 480);

/** A multipart body; bytes become a file under a name and a type that are not to be believed. */
export function formOf(
  parts: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
  { name = 'made-up.txt', type = 'text/plain' } = {},
): FormData {
  const form = new FormData();
  for (const [part, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.append(part, value);
    else form.append(part, new File([value], name, { type }));
  }
  return form;
}
