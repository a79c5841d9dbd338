import { gunzipSync } from 'node:zlib';

/** No body or file that somebody means to check is larger; a small one can unpack to far more. */
const mostBytes = 512 * 1024 * 1024;

/** The text of bytes that may be gzipped; undefined when they cannot be unpacked. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    const plain = isGzip ? gunzipSync(bytes, { maxOutputLength: mostBytes }) : bytes;
    return new TextDecoder().decode(plain);
  } catch {
    return undefined;
  }
}
