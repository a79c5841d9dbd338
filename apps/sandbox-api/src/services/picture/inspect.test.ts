import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followedBy, goodPicture, png, testImage, withComment } from '../../../test/pictures.ts';
import { Refused } from '../../errors.ts';
import { inspectPicture } from './inspect.ts';

const DAMAGED = 'This picture is damaged or incomplete. Please take it again.';
const MORE = 'This file holds more than a picture. Please take it again.';

const jpeg = testImage('orient-portrait-1.jpg');
const webp = testImage('ft-fixture.webp');

const inspect = (bytes: Uint8Array<ArrayBuffer>, type: string) =>
  inspectPicture(new Blob([bytes], { type }));
const changed = (bytes: Uint8Array, at: number, byte: number) => {
  const copy = new Uint8Array(bytes);
  copy[at] = byte;
  return copy;
};

describe('a picture', () => {
  it.each([
    ['orient-portrait-1.jpg', 'image/jpeg', 1200, 1800],
    ['orient-portrait-6.jpg', 'image/jpeg', 1800, 1200],
    ['orient-landscape-5.jpg', 'image/jpeg', 1200, 1800],
    ['ft-fixture.webp', 'image/webp', 200, 133],
  ])('%s has the size its header tells', async (name, type, widthPx, heightPx) => {
    expect(await inspect(testImage(name), type)).toMatchObject({ widthPx, heightPx });
  });

  it('may be a PNG', async () => {
    const { widthPx, heightPx } = await inspect(png(640, 480), 'image/png');
    expect([widthPx, heightPx]).toEqual([640, 480]);
  });

  it('may be followed by zeros, as cameras fill up', async () => {
    await expect(inspect(followedBy(jpeg, '\0\0\0'), 'image/jpeg')).resolves.toBeDefined();
  });
});

describe('what is refused as damaged', () => {
  it.each([
    ['a truncated JPEG', testImage('made-truncated.jpg'), 'image/jpeg'],
    ['a JPEG header alone', testImage('made-jpg-header-only.jpg'), 'image/jpeg'],
    ['a truncated PNG', goodPicture().slice(0, -5), 'image/png'],
    ['a PNG with a wrong checksum', changed(goodPicture(), 20, 7), 'image/png'],
    ['a truncated WebP', webp.slice(0, -100), 'image/webp'],
    ['a picture of no width', png(0, 480), 'image/png'],
    ['a PNG without its header chunk', changed(goodPicture(), 12, 0x4a), 'image/png'],
  ])('%s', async (_, bytes, type) => {
    await expect(inspect(bytes, type)).rejects.toThrow(DAMAGED);
  });

  it.each([
    ['image/jpeg', jpeg.slice(0, 4000)],
    ['image/png', goodPicture()],
    ['image/webp', webp],
  ])(
    'is any %s that was tampered with, or it is taken; nothing else happens',
    async (type, good) => {
      const change = fc.tuple(fc.nat(Math.min(good.length, 600) - 1), fc.nat(255));
      await fc.assert(
        fc.asyncProperty(
          fc.array(change, { maxLength: 4 }),
          fc.nat(good.length),
          async (all, cut) => {
            const bytes = all
              .reduce((one, [at, byte]) => changed(one, at, byte), good)
              .slice(0, cut);
            const result = await inspect(bytes, type).catch((error: unknown) => error);
            expect(result instanceof Refused || !(result instanceof Error)).toBe(true);
          },
        ),
      );
    },
  );
});

describe('what is refused as more than a picture', () => {
  it.each([
    ['a zip file behind a JPEG', followedBy(jpeg, 'PK\u0003\u0004 and so on'), 'image/jpeg'],
    ['a script behind a PNG', followedBy(goodPicture(), '<script>'), 'image/png'],
    ['a page behind a WebP', followedBy(webp, '<!DOCTYPE html>'), 'image/webp'],
    ['a second picture behind the first', followedBy(jpeg, '\u00ff\u00d8\u00ff'), 'image/jpeg'],
    ['a PDF in a comment', withComment(jpeg, '%PDF-1.7'), 'image/jpeg'],
    ['a page in a comment', withComment(jpeg, '<HTML><body>'), 'image/jpeg'],
    ['the end of a zip file in a comment', withComment(jpeg, 'PK\u0005\u0006'), 'image/jpeg'],
    ['a program in a text chunk', png(640, 480, { tEXt: 'a\0<?php exit' }), 'image/png'],
  ])('%s', async (_, bytes, type) => {
    await expect(inspect(bytes, type)).rejects.toThrow(MORE);
  });
});

describe('what is refused as too many pixels', () => {
  it.each([
    [50_000, 50_000],
    [4_000_000_000, 4_000_000_000],
    [8192, 6401],
  ])('%d × %d', async (widthPx, heightPx) => {
    await expect(inspect(png(widthPx, heightPx), 'image/png')).rejects.toThrow(/50 megapixels/);
  });

  it('but not what a camera of 50 megapixels takes', async () => {
    await expect(inspect(png(8192, 6144), 'image/png')).resolves.toBeDefined();
  });
});
