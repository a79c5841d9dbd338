import { BrokenPicture, latin1, viewOf, type PictureLayout } from './layout.ts';

const HEADER_BYTES = 12;
const PIXEL_CHUNKS: readonly string[] = ['VP8 ', 'VP8L', 'ANIM', 'ANMF', 'ALPH', 'VP8X'];

type Size = Pick<PictureLayout, 'widthPx' | 'heightPx'>;

/** How each chunk that carries a size writes it; `at` is where its content begins. */
const sizes: Readonly<Record<string, (view: DataView, at: number) => Size>> = {
  'VP8 ': (view, at) => ({
    widthPx: view.getUint16(at + 6, true) & 0x3fff,
    heightPx: view.getUint16(at + 8, true) & 0x3fff,
  }),
  VP8L: (view, at) => {
    const bits = view.getUint32(at + 1, true);
    return { widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >>> 14) & 0x3fff) + 1 };
  },
  VP8X: (view, at) => ({
    widthPx: (view.getUint32(at + 4, true) & 0xffffff) + 1,
    heightPx: (view.getUint32(at + 6, true) >>> 8) + 1,
  }),
};

/** Walks the chunks of a WebP up to its end; the first that has a size tells it. Throws BrokenPicture. */
export function readWebp(bytes: Uint8Array): PictureLayout {
  const view = viewOf(bytes);
  const endsAt = 8 + view.getUint32(4, true);
  const extras: Uint8Array[] = [];
  const found: string[] = [];
  let size: Size | null = null;
  let at = HEADER_BYTES;
  while (at < endsAt) {
    const type = latin1(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const content = at + 8;
    if (content + length > Math.min(endsAt, bytes.length)) throw new BrokenPicture();
    size ??= sizes[type]?.(view, content) ?? null;
    found.push(type);
    if (!PIXEL_CHUNKS.includes(type)) extras.push(bytes.subarray(content, content + length));
    at = content + length + (length % 2);
  }
  const hasPixels = found.some((type) => ['VP8 ', 'VP8L', 'ANMF'].includes(type));
  if (size === null || !hasPixels || at !== endsAt) throw new BrokenPicture();
  return { ...size, endsAt, extras };
}
