import { BrokenPicture, latin1, viewOf, type PictureLayout } from './layout.ts';
import { readOrientation, writeOrientation } from './read-orientation.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;
const EXIF_OR_XMP = 0xe1;
const MULTI_PICTURE = 0xe2;
/** Tables, restart interval and number of lines. */
const NEEDED = [0xc4, 0xdb, 0xdc, 0xdd, START_OF_SCAN];

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isAppData = (marker: number) => marker >= 0xe0 && marker <= 0xef;
/** C4, C8 and CC are tables and no frames. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Which of the application's segments say what the colours are: kept in their plain forms alone. */
const colourSegments: Readonly<Record<number, { readonly name: string; readonly bytes: number }>> =
  { 0xe0: { name: 'JFIF\0', bytes: 16 }, 0xee: { name: 'Adobe', bytes: 14 } };

interface Segment {
  readonly marker: number;
  /** Where its marker begins, its content does and the next segment does. */
  readonly from: number;
  readonly content: number;
  readonly next: number;
}

/** Walks the segments of a JPEG up to its end (ITU-T T.81, annex B). Throws BrokenPicture. */
export function readJpeg(bytes: Uint8Array): PictureLayout {
  const view = viewOf(bytes);
  const { segments, endsAt } = readSegments(bytes, view);
  const frames = segments.filter(({ marker }) => isFrame(marker));
  const [frame] = frames;
  const hasScan = segments.some(({ marker }) => marker === START_OF_SCAN);
  if (frame === undefined || frames.length > 1 || !hasScan) throw new BrokenPicture();
  const components = view.getUint8(frame.content + 5);
  if (frame.next - frame.content !== 6 + 3 * components) throw new BrokenPicture();
  const contentOf = ({ content, next }: Segment) => bytes.subarray(content, next);
  const exif = segments.filter(({ marker }) => marker === EXIF_OR_XMP).map(contentOf);
  const orientation = exif.map(readOrientation).find((one) => one !== 1);
  const kept = segments.filter((segment) => isKept(bytes, segment));
  return {
    heightPx: view.getUint16(frame.content + 1),
    widthPx: view.getUint16(frame.content + 3),
    endsAt,
    isFollowed: saysMoreFollows(bytes, segments),
    parts: [
      bytes.subarray(0, 2),
      ...(orientation === undefined ? [] : [writeOrientation(orientation)]),
      ...kept.map(({ from, next }) => bytes.subarray(from, next)),
      bytes.subarray(endsAt - 2, endsAt),
    ],
  };
}

function readSegments(bytes: Uint8Array, view: DataView) {
  const segments: Segment[] = [];
  let at = 2;
  for (;;) {
    const code = markerAt(bytes, at);
    const marker = view.getUint8(code);
    if (marker === END_OF_IMAGE) return { segments, endsAt: code + 1 };
    const content = code + 3;
    const end = code + 1 + view.getUint16(code + 1);
    if (end < content || !isKnown(marker)) throw new BrokenPicture();
    at = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
    segments.push({ marker, from: code - 1, content, next: at });
  }
}

const isKnown = (marker: number) =>
  NEEDED.includes(marker) || isFrame(marker) || isAppData(marker) || marker === COMMENT;

function isKept(bytes: Uint8Array, { marker, content, next }: Segment): boolean {
  const colour = colourSegments[marker];
  if (colour === undefined) return isFrame(marker) || NEEDED.includes(marker);
  const { name } = colour;
  return next - content + 2 === colour.bytes && latin1(bytes, content, name.length) === name;
}

/** How an XMP segment says that a film or a second picture follows. */
const MORE_IN_XMP = /MotionPhoto|MicroVideo|Container:Directory/;
/** How the part ends that Samsung's camera puts behind a picture without a word in front. */
const SAMSUNG_END = 'SEFT';

/** Phones put films, gain maps and previews behind a picture, and most say so in a segment. */
function saysMoreFollows(bytes: Uint8Array, segments: readonly Segment[]): boolean {
  if (latin1(bytes, bytes.length - SAMSUNG_END.length, SAMSUNG_END.length) === SAMSUNG_END)
    return true;
  return segments.some(({ marker, content, next }) => {
    if (marker === MULTI_PICTURE) return latin1(bytes, content, 4) === 'MPF\0';
    return marker === EXIF_OR_XMP && MORE_IN_XMP.test(latin1(bytes, content, next - content));
  });
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
