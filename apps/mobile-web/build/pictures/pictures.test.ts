import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readMark } from './mark.ts';
import { drawPictures, manifestIcons, preview, touchIcon } from './pictures.ts';

const pictures = drawPictures();
const contentOf = (file: string) => pictures.find((picture) => picture.file === file)!.content;

/** The opacity of the pixel in the corner at the top left. */
function cornerOpacity(png: Buffer): number | undefined {
  const at = png.indexOf('IDAT');
  const length = png.readUInt32BE(at - 4);
  return inflateSync(png.subarray(at + 4, at + 4 + length))[4];
}

describe('the pictures that the build draws', () => {
  it.each([
    ...manifestIcons.map(({ file, size }) => [file, size, size] as const),
    [touchIcon.file, touchIcon.size, touchIcon.size] as const,
    [preview.file, preview.width, preview.height] as const,
  ])('%s is a PNG of %i by %i, and small', (file, width, height) => {
    const png = contentOf(file);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
    expect(png.length).toBeLessThan(30_000);
  });

  it('leave no corner open where the phone cuts the shape itself', () => {
    expect(cornerOpacity(contentOf('icon-maskable.png'))).toBe(255);
    expect(cornerOpacity(contentOf(touchIcon.file))).toBe(255);
    expect(cornerOpacity(contentOf('icon-192.png'))).toBe(0);
  });

  it('keep the mark in the circle of 80 % that every mask leaves', () => {
    const { lines, size, lineWidth } = readMark();
    const distances = lines
      .flat()
      .map(({ x, y }) => Math.hypot(x - size / 2, y - size / 2) + lineWidth / 2);
    expect(Math.max(...distances)).toBeLessThanOrEqual(size * 0.4);
  });
});
