import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { BrokenPicture } from './layout.ts';

/** What the rows of a PNG are like. */
export interface RowFormat {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bitsPerPixel: number;
  readonly isInterlaced: boolean;
}

/** Where the passes of an interlaced picture begin and how far apart their pixels are (PNG, 8.2). */
const passes = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
] as const;
const onePass = [{ x: 0, y: 0, dx: 1, dy: 1 }] as const;

const LAST_FILTER = 4;
const UNPACKED_AT_ONCE_BYTES = 64 * 1024;

/**
 * Unpacks the pixels and holds each row's filter and the number of rows against the header. Nothing
 * is kept, and it stops where more comes than the header tells, so a bomb costs no more than a
 * picture. Throws BrokenPicture.
 */
export async function checkRows(pixels: readonly Uint8Array[], format: RowFormat): Promise<void> {
  const inflate = createInflate({ chunkSize: UNPACKED_AT_ONCE_BYTES });
  const rows = rowReader(bandsOf(format));
  try {
    for await (const unpacked of Readable.from(pixels).pipe(inflate)) rows.take(unpacked as Buffer);
  } catch {
    throw new BrokenPicture();
  }
  const packedBytes = pixels.reduce((sum, { length }) => sum + length, 0);
  if (!rows.areComplete() || inflate.bytesWritten !== packedBytes) throw new BrokenPicture();
}

/** Rows of one length that follow each other; the length counts the byte of the filter. */
interface Band {
  readonly rows: number;
  readonly rowBytes: number;
}

function bandsOf({ widthPx, heightPx, bitsPerPixel, isInterlaced }: RowFormat): readonly Band[] {
  return (isInterlaced ? passes : onePass)
    .map(({ x, y, dx, dy }) => ({
      columns: Math.ceil((widthPx - x) / dx),
      rows: Math.ceil((heightPx - y) / dy),
    }))
    .filter(({ columns, rows }) => columns > 0 && rows > 0)
    .map(({ columns, rows }) => ({ rows, rowBytes: 1 + Math.ceil((columns * bitsPerPixel) / 8) }));
}

function rowReader(bands: readonly Band[]) {
  const ahead = [...bands];
  let rowsLeft = 0;
  let rowBytes = 0;
  let bytesLeft = 0;
  const beginRow = (filter: number | undefined) => {
    if (rowsLeft === 0) ({ rows: rowsLeft, rowBytes } = ahead.shift() ?? { rows: 0, rowBytes });
    if (rowsLeft === 0 || filter === undefined || filter > LAST_FILTER) throw new BrokenPicture();
    rowsLeft -= 1;
    bytesLeft = rowBytes;
  };
  return {
    take(unpacked: Uint8Array): void {
      for (let at = 0; at < unpacked.length;) {
        if (bytesLeft === 0) beginRow(unpacked[at]);
        const taken = Math.min(bytesLeft, unpacked.length - at);
        at += taken;
        bytesLeft -= taken;
      }
    },
    areComplete: () => ahead.length === 0 && rowsLeft === 0 && bytesLeft === 0,
  };
}
