import { DamagedImage, type ImageSize, type SizeReader } from './image-size.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** DHT, JPG and DAC are in the range of frame markers but are not frames. */
const notFrames: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !notFrames.has(marker);
/** Restart markers and TEM have no length. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01;

/** Reads the segments up to the end of the first image; ignores data that cameras append. */
export const readJpegSize: SizeReader = (view) => {
  let size: ImageSize | undefined;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) throw new DamagedImage('No marker where one is due');
    const marker = view.getUint8(at + 1);
    if (marker === endOfImage) break;
    if (isFrame(marker)) {
      size ??= { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at = marker === 0xff ? at + 1 : endOfSegment(view, at, marker);
  }
  if (!size) throw new DamagedImage('No frame');
  return size;
};

function endOfSegment(view: DataView, at: number, marker: number): number {
  if (isBare(marker)) return at + 2;
  const length = view.getUint16(at + 2);
  if (length < 2) throw new DamagedImage('A segment shorter than its own length');
  const end = at + 2 + length;
  return marker === startOfScan ? endOfScan(view, end) : end;
}

/**
 * The next marker after compressed data; inside that data, 0xff is followed by 0 or a restart
 * marker.
 */
function endOfScan(view: DataView, start: number): number {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let at = start; ; at += 2) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) throw new RangeError('The file ends within its picture');
    const next = view.getUint8(at + 1);
    if (next === 0xff) at -= 1;
    else if (next !== 0 && !isBare(next)) return at;
  }
}
