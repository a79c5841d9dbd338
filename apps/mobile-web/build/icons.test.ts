import { brand } from '@kosha/brand/chosen';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { designTokens } from './brand.ts';
import { drawIcons, isWithinMask, manifestIcons, previewImage, touchIcon } from './icons.ts';

const pictures = await drawIcons({ mark: brand.mark, tokens: designTokens });
const contentOf = (file: string) => pictures.find((picture) => picture.file === file)!.content;

async function pixelsOf(file: string): Promise<number[][]> {
  const bytes = await sharp(contentOf(file)).ensureAlpha().raw().toBuffer();
  return Array.from({ length: bytes.length / 4 }, (_, at) => [
    ...bytes.subarray(4 * at, 4 * at + 4),
  ]);
}

describe('the images that the build draws', () => {
  it.each([
    ...manifestIcons.map(({ file, size }) => [file, size, size] as const),
    [touchIcon.file, touchIcon.size, touchIcon.size] as const,
    [previewImage.file, previewImage.width, previewImage.height] as const,
  ])('%s is a small PNG of %i × %i px', async (file, width, height) => {
    const content = contentOf(file);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width, height });
    expect(content.length).toBeLessThan(30_000);
  });

  it.each([
    ['icon-maskable.png', 255],
    [touchIcon.file, 255],
    ['icon-192.png', 0],
  ])('%s has a transparent corner only if phones do not mask the icon', async (file, opacity) => {
    const [corner] = await pixelsOf(file);
    expect(corner?.[3]).toBe(opacity);
  });

  it('keep the mark inside the safe zone of masks, a circle of 80 %', async () => {
    expect(await isWithinMask(brand.mark)).toBe(true);
  });
});
