import { BrokenPicture, latin1, viewOf, type PictureLayout } from './layout.ts';

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const ALPHA_FLAG = 0x10;
const VP8_START_CODE = 0x9d012a;
const VP8L_SIGNATURE = 0x2f;

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

interface Chunk {
  readonly type: string;
  readonly whole: Uint8Array;
  readonly content: Uint8Array;
}

/** How each chunk that carries a size writes it. Throws BrokenPicture on one that is not its kind. */
const sizes: Readonly<Record<string, (content: DataView) => Size>> = {
  'VP8 ': (content) => {
    const isKeyFrame = (content.getUint8(0) & 1) === 0;
    if (!isKeyFrame || (content.getUint32(2) & 0xffffff) !== VP8_START_CODE)
      throw new BrokenPicture();
    return {
      widthPx: content.getUint16(6, true) & 0x3fff,
      heightPx: content.getUint16(8, true) & 0x3fff,
    };
  },
  VP8L: (content) => {
    const bits = content.getUint32(1, true);
    const version = bits >>> 29;
    if (content.getUint8(0) !== VP8L_SIGNATURE || version !== 0) throw new BrokenPicture();
    return { widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >>> 14) & 0x3fff) + 1 };
  },
  VP8X: (content) => ({
    widthPx: (content.getUint32(4, true) & 0xffffff) + 1,
    heightPx: (content.getUint32(6, true) >>> 8) + 1,
  }),
};

/** Walks the chunks of a WebP up to its end; all its sizes must agree. Throws BrokenPicture. */
export function readWebp(bytes: Uint8Array): PictureLayout {
  const endsAt = CHUNK_HEADER_BYTES + viewOf(bytes).getUint32(4, true);
  const chunks = readChunks(bytes, endsAt);
  const isAnimated = chunks.some(({ type }) => type === 'ANIM' || type === 'ANMF');
  const frames = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L');
  const [first, ...others] = chunks.flatMap(({ type, content }) => {
    const size = sizes[type]?.(viewOf(content));
    return size === undefined ? [] : [size];
  });
  const isOneSize = others.every(
    ({ widthPx, heightPx }) => widthPx === first?.widthPx && heightPx === first.heightPx,
  );
  const isOnePicture = frames.length === 1 && isOneSize;
  if (first === undefined || !(isAnimated || isOnePicture)) throw new BrokenPicture();
  const alpha = chunks.filter(({ type }) => type === 'ALPH');
  return { ...first, endsAt, isAnimated, parts: write(first, [...alpha, ...frames]) };
}

function readChunks(bytes: Uint8Array, endsAt: number): readonly Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  let at = HEADER_BYTES;
  while (at < endsAt) {
    const length = view.getUint32(at + 4, true);
    const content = at + CHUNK_HEADER_BYTES;
    const next = content + length + (length % 2);
    if (next > Math.min(endsAt, bytes.length)) throw new BrokenPicture();
    chunks.push({
      type: latin1(bytes, at, 4),
      whole: bytes.subarray(at, next),
      content: bytes.subarray(content, content + length),
    });
    at = next;
  }
  return chunks;
}

/** A file of these chunks; it needs the header of extended ones for transparency only. */
function write(size: Size, chunks: readonly Chunk[]): readonly Uint8Array[] {
  const extended = chunks.some(({ type }) => type === 'ALPH') ? [extendedHeader(size)] : [];
  const body = [...extended, ...chunks.map(({ whole }) => whole)];
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(4 + body.reduce((sum, { length }) => sum + length, 0), 4);
  return [header, ...body];
}

function extendedHeader({ widthPx, heightPx }: Size): Uint8Array {
  const chunk = Buffer.from('VP8X\u000a\0\0\0'.padEnd(18, '\0'), 'latin1');
  chunk.writeUInt8(ALPHA_FLAG, 8);
  chunk.writeUIntLE(widthPx - 1, 12, 3);
  chunk.writeUIntLE(heightPx - 1, 15, 3);
  return chunk;
}
