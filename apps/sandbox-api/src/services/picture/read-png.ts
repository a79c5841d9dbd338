import { crc32 } from 'node:zlib';
import { BrokenPicture, latin1, viewOf, type PictureLayout } from './layout.ts';

const SIGNATURE_BYTES = 8;

/** Walks the chunks of a PNG and their checksums up to its end. Throws BrokenPicture. */
export function readPng(bytes: Uint8Array): PictureLayout {
  const view = viewOf(bytes);
  const extras: Uint8Array[] = [];
  let hasPixels = false;
  let at = SIGNATURE_BYTES;
  if (latin1(bytes, at + 4, 4) !== 'IHDR') throw new BrokenPicture();
  for (;;) {
    const length = view.getUint32(at);
    const type = latin1(bytes, at + 4, 4);
    const body = bytes.subarray(at + 4, at + 8 + length);
    if (view.getUint32(at + 8 + length) !== crc32(body)) throw new BrokenPicture();
    at += 12 + length;
    if (type === 'IEND') break;
    hasPixels ||= type === 'IDAT';
    // A small first letter marks what a reader may leave out.
    if (/^[a-z]/.test(type)) extras.push(body);
  }
  if (!hasPixels) throw new BrokenPicture();
  return { widthPx: view.getUint32(16), heightPx: view.getUint32(20), endsAt: at, extras };
}
