import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const ascii = (text: string) => Buffer.from(text, 'latin1');

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([ascii(type), content]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, check]);
}

const blackRows = (widthPx: number, heightPx: number) =>
  Buffer.alloc(heightPx * (1 + Math.ceil(widthPx / 8)));

interface PngChanges {
  /** Uncompressed pixel rows. `packed` contains compressed rows and replaces `rows`. */
  rows?: Uint8Array;
  packed?: Uint8Array;
  /** The last bytes of the header: depth, colour type, compression, filter, interlace. */
  kind?: readonly number[];
  others?: Readonly<Record<string, string>>;
}

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

export const appendText = (picture: Uint8Array, text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([picture, ascii(text)]));

const commentMarker = 0xfe;

export function insertJpegSegment(
  jpeg: Uint8Array,
  text: string,
  marker = commentMarker,
): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(4);
  head.set([0xff, marker]);
  head.writeUInt16BE(text.length + 2, 2);
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), head, ascii(text), jpeg.subarray(2)]));
}

export const createTestImage = (width: number, height: number, background = '#1f7a66'): Sharp =>
  sharp({ create: { width, height, channels: 4, background } });

export const imageBytesOf = async (picture: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await picture.toBuffer());

export const heicFile = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(ascii('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'));

export const goodPicture = (): Uint8Array<ArrayBuffer> => png(640, 480);

/** By default, the file name and type are wrong, because the server must ignore both. */
export function formDataOf(
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
