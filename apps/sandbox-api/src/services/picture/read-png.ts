import { crc32 } from 'node:zlib';
import { checkRows, type RowFormat } from './check-rows.ts';
import { BrokenPicture, latin1, viewOf, type PictureLayout } from './layout.ts';

const SIGNATURE_BYTES = 8;
const HEADER_BYTES = 13;
/** What is kept, the most that each may hold and whether it may come more than once. */
const needed: Readonly<Record<string, { readonly maxBytes: number; readonly isList?: true }>> = {
  IHDR: { maxBytes: HEADER_BYTES },
  PLTE: { maxBytes: 768 },
  tRNS: { maxBytes: 256 },
  IDAT: { maxBytes: Number.POSITIVE_INFINITY, isList: true },
  IEND: { maxBytes: 0 },
};

/** The channels of a colour type and the depths it may have (PNG, table 11.1). */
const colourTypes: Readonly<
  Record<number, { readonly channels: number; readonly depths: number[] }>
> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
};
const PALETTE = 3;

interface Chunk {
  readonly type: string;
  readonly whole: Uint8Array;
  readonly content: Uint8Array;
}

/** Walks the chunks of a PNG and their checksums up to its end. Throws BrokenPicture. */
export function readPng(bytes: Uint8Array): PictureLayout {
  const { chunks, endsAt } = readChunks(bytes);
  const kept = chunks.filter(({ type }) => Object.hasOwn(needed, type));
  const [header] = kept;
  if (header === undefined || !areInOrder(chunks)) throw new BrokenPicture();
  const format = readHeader(header.content);
  const types = kept.map(({ type }) => type);
  if (format.hasPalette && !types.includes('PLTE')) throw new BrokenPicture();
  const pixels = kept.filter(({ type }) => type === 'IDAT').map(({ content }) => content);
  return {
    widthPx: format.widthPx,
    heightPx: format.heightPx,
    endsAt,
    parts: [bytes.subarray(0, SIGNATURE_BYTES), ...kept.map(({ whole }) => whole)],
    checkPixels: () => checkRows(pixels, format),
  };
}

/** The header first, then the palette, the pixels in one run, and no part that nobody knows. */
function areInOrder(chunks: readonly Chunk[]): boolean {
  const types = chunks.map(({ type }) => type);
  const [first, last] = [types.indexOf('IDAT'), types.lastIndexOf('IDAT')];
  const pixels = types.slice(first, last + 1);
  return (
    types[0] === 'IHDR' &&
    first !== -1 &&
    pixels.every((type) => type === 'IDAT') &&
    types.indexOf('PLTE') < first &&
    chunks.every((chunk, index) => isSound(chunk, types.indexOf(chunk.type) === index))
  );
}

/** A small first letter marks what a reader may leave out. */
function isSound({ type, content }: Chunk, isFirst: boolean): boolean {
  const rule = Object.hasOwn(needed, type) ? needed[type] : undefined;
  if (rule === undefined) return /^[a-z]/.test(type);
  return content.length <= rule.maxBytes && (isFirst || rule.isList === true);
}

function readChunks(bytes: Uint8Array) {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  let at = SIGNATURE_BYTES;
  for (;;) {
    const length = view.getUint32(at);
    const type = latin1(bytes, at + 4, 4);
    const end = at + 12 + length;
    const typeAndContent = bytes.subarray(at + 4, end - 4);
    if (view.getUint32(end - 4) !== crc32(typeAndContent)) throw new BrokenPicture();
    chunks.push({ type, whole: bytes.subarray(at, end), content: typeAndContent.subarray(4) });
    at = end;
    if (type === 'IEND') return { chunks, endsAt: at };
  }
}

function readHeader(content: Uint8Array): RowFormat & { readonly hasPalette: boolean } {
  const view = viewOf(content);
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = content.subarray(8);
  const { channels, depths } = colourTypes[colour] ?? { channels: 0, depths: [] };
  const isKnown = depths.includes(depth) && compression === 0 && filter === 0 && interlace <= 1;
  if (content.length !== HEADER_BYTES || !isKnown) throw new BrokenPicture();
  return {
    widthPx: view.getUint32(0),
    heightPx: view.getUint32(4),
    bitsPerPixel: channels * depth,
    isInterlaced: interlace === 1,
    hasPalette: colour === PALETTE,
  };
}
