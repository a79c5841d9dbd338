import { crc32, deflateSync } from 'node:zlib';

/** A picture of red, green, blue and opacity, one byte each, row by row. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const bitDepth = 8;
const trueColourWithOpacity = 6;
const bytesPerPixel = 4;
/** The row's filter: each byte less the one of the pixel to the left. Plain areas become zeros. */
const subtractLeft = 1;

export function encodePng({ width, height, pixels }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, trueColourWithOpacity], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filterRows(width, height, pixels), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function filterRows(width: number, height: number, pixels: Uint8Array): Buffer {
  const rowBytes = width * bytesPerPixel;
  const filtered = Buffer.alloc((rowBytes + 1) * height);
  for (let row = 0; row < height; row += 1) {
    const target = row * (rowBytes + 1);
    filtered[target] = subtractLeft;
    for (let at = 0; at < rowBytes; at += 1) {
      const left = at < bytesPerPixel ? 0 : (pixels[row * rowBytes + at - bytesPerPixel] ?? 0);
      filtered[target + 1 + at] = ((pixels[row * rowBytes + at] ?? 0) - left) & 0xff;
    }
  }
  return filtered;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
