import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPictures, manifestIcons, preview, touchIcon } from './pictures.ts';

const pictures = await drawPictures();
const contentOf = (file: string) => pictures.find((picture) => picture.file === file)!.content;

/** The colour and the opacity of each pixel, row by row. */
async function pixelsOf(file: string): Promise<number[][]> {
  const bytes = await sharp(contentOf(file)).ensureAlpha().raw().toBuffer();
  return Array.from({ length: bytes.length / 4 }, (_, at) => [
    ...bytes.subarray(4 * at, 4 * at + 4),
  ]);
}

describe('the pictures that the build draws', () => {
  it.each([
    ...manifestIcons.map(({ file, size }) => [file, size, size] as const),
    [touchIcon.file, touchIcon.size, touchIcon.size] as const,
    [preview.file, preview.width, preview.height] as const,
  ])('%s is a PNG of %i by %i, and small', async (file, width, height) => {
    const content = contentOf(file);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width, height });
    expect(content.length).toBeLessThan(30_000);
  });

  it.each([
    ['icon-maskable.png', 255],
    [touchIcon.file, 255],
    ['icon-192.png', 0],
  ])('%s leaves a corner open only where no phone cuts the shape itself', async (file, opacity) => {
    const [corner] = await pixelsOf(file);
    expect(corner?.[3]).toBe(opacity);
  });

  it('keep the mark in the circle of 80 % that every mask leaves', async () => {
    const size = 512;
    const pixels = await pixelsOf('icon-maskable.png');
    const ground = String(pixels[0]);
    const distances = pixels.flatMap((pixel, at) =>
      String(pixel) === ground
        ? []
        : [Math.hypot((at % size) + 0.5 - size / 2, Math.floor(at / size) + 0.5 - size / 2)],
    );
    expect(distances.length).toBeGreaterThan(0);
    expect(Math.max(...distances)).toBeLessThanOrEqual(size * 0.4);
  });
});
