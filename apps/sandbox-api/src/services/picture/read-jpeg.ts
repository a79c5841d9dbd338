import { BrokenPicture, viewOf, type PictureLayout } from './layout.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isAppData = (marker: number) => marker >= 0xe0 && marker <= 0xef;
/** C4, C8 and CC are tables and no frames. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments of a JPEG up to its end (ITU-T T.81, annex B). Throws BrokenPicture. */
export function readJpeg(bytes: Uint8Array): PictureLayout {
  const view = viewOf(bytes);
  const extras: Uint8Array[] = [];
  let size: { readonly widthPx: number; readonly heightPx: number } | null = null;
  let hasScan = false;
  let at = 2;
  for (;;) {
    at = markerAt(bytes, at);
    const marker = view.getUint8(at);
    at += 1;
    if (marker === END_OF_IMAGE) break;
    if (isRestart(marker)) continue;
    const next = at + view.getUint16(at);
    if (isFrame(marker))
      size = { heightPx: view.getUint16(at + 3), widthPx: view.getUint16(at + 5) };
    if (isAppData(marker) || marker === COMMENT) extras.push(bytes.subarray(at, next));
    hasScan ||= marker === START_OF_SCAN;
    at = marker === START_OF_SCAN ? endOfScan(bytes, next) : next;
  }
  if (size === null || !hasScan) throw new BrokenPicture();
  return { ...size, endsAt: at, extras };
}

/** The place of the marker's code; fill bytes may stand before it. */
function markerAt(bytes: Uint8Array, from: number): number {
  let at = from;
  if (bytes[at] !== 0xff) throw new BrokenPicture();
  while (bytes[at] === 0xff) at += 1;
  return at;
}

/** Where the coded pixels end: at a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1];
    if (code !== undefined && code !== 0x00 && code !== 0xff && !isRestart(code)) return at;
  }
  throw new BrokenPicture();
}
