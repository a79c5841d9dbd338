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

/** A small file that says it is a PNG of any size, with other chunks when given. */
export function png(
  widthPx: number,
  heightPx: number,
  others: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      ...Object.entries(others).map(([type, text]) => chunk(type, ascii(text))),
      chunk('IDAT', deflateSync(Buffer.alloc(16))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** A picture with something put behind its end. */
export const followedBy = (picture: Uint8Array, text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([picture, ascii(text)]));

/** A JPEG with a comment put before everything else. */
export function withComment(jpeg: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(4);
  head.set([0xff, 0xfe]);
  head.writeUInt16BE(text.length + 2, 2);
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), head, ascii(text), jpeg.subarray(2)]));
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
