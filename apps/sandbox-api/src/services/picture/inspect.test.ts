import { limits } from '@kosha/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followedBy, goodPicture, png, testImage, withSegment } from '../../../test/pictures.ts';
import { Refused } from '../../errors.ts';
import { inspectPicture } from './inspect.ts';
import { readOrientation } from './read-orientation.ts';

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

const EXIF_OR_XMP = 0xe1;
const PROFILE_OR_INDEX = 0xe2;
/** What a phone writes: where it was taken, and which way up. */
const exif = (orientation: number) =>
  `Exif\0\0II*\0\u0008\0\0\0\u0002\0\u000f\u0001\u0002\0\u0004\0\0\0Phon` +
  `\u0012\u0001\u0003\0\u0001\0\0\0${String.fromCharCode(orientation)}\0\0\0\0\0\0\0`;

describe('what is kept of a picture', () => {
  it.each([
    ['a comment', withSegment(jpeg, '<script>alert(1)</script>')],
    ['a PDF in a comment', withSegment(jpeg, '%PDF-1.7')],
    ['EXIF', withSegment(jpeg, exif(1), EXIF_OR_XMP)],
    ['XMP', withSegment(jpeg, 'http://ns.adobe.com/xap/1.0/\0<?php', EXIF_OR_XMP)],
    ['a colour profile', withSegment(jpeg, 'ICC_PROFILE\0\u0001\u0001<svg', PROFILE_OR_INDEX)],
    ['a JFIF segment with a thumbnail', withSegment(jpeg, 'JFIF\0 and <html>', 0xe0)],
  ])('is the picture without %s', async (_, bytes) => {
    const plain = await inspect(jpeg, 'image/jpeg');
    expect(await inspect(bytes, 'image/jpeg')).toEqual(plain);
  });

  it('of a JPEG can be looked at again and stays as it is', async () => {
    const { bytes } = await inspect(testImage('orient-portrait-6.jpg'), 'image/jpeg');
    const again = await inspect(new Uint8Array(bytes), 'image/jpeg');
    expect(again.bytes).toEqual(bytes);
    expect(bytes.length).toBeGreaterThan(100_000);
  });

  it.each([2, 3, 6, 8])('of a JPEG tells which way up it is: %d', async (orientation) => {
    const plain = (await inspect(jpeg, 'image/jpeg')).bytes;
    const turned = withSegment(jpeg, exif(orientation), EXIF_OR_XMP);
    const { bytes } = await inspect(turned, 'image/jpeg');
    expect(bytes.length).toBe(plain.length + 36);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('Phon');
    expect(readOrientation(bytes.slice(6, 38))).toBe(orientation);
  });

  it('of a PNG are its pixels', async () => {
    const told = png(640, 480, { others: { tEXt: 'a\0<?php exit', eXIf: 'here', iCCP: 'x' } });
    expect((await inspect(told, 'image/png')).bytes).toEqual(Buffer.from(goodPicture()));
  });

  it.each([
    ['Multi-Picture file', withSegment(jpeg, 'MPF\0MM and so on', PROFILE_OR_INDEX)],
    ['motion photo', withSegment(jpeg, 'http://…/ GCamera:MotionPhoto="1"', EXIF_OR_XMP)],
  ])("of a phone's %s is the first picture", async (_, bytes) => {
    const plain = await inspect(jpeg, 'image/jpeg');
    expect(await inspect(followedBy(bytes, '\u00ff\u00d8\u00ff<html>'), 'image/jpeg')).toEqual(
      plain,
    );
  });

  it("of a Samsung's picture is nothing that its camera put behind", async () => {
    const plain = await inspect(jpeg, 'image/jpeg');
    const bytes = followedBy(jpeg, 'Image_UTC_Data1700000000000SEFHSEFT');
    expect(await inspect(bytes, 'image/jpeg')).toEqual(plain);
  });
});

describe('what is refused as more than a picture', () => {
  it.each([
    ['a zip file behind a JPEG', followedBy(jpeg, 'PK\u0003\u0004 and so on'), 'image/jpeg'],
    ['a script behind a PNG', followedBy(goodPicture(), '<script>'), 'image/png'],
    ['a page behind a WebP', followedBy(webp, '<!DOCTYPE html>'), 'image/webp'],
    ['a second picture behind the first', followedBy(jpeg, '\u00ff\u00d8\u00ff'), 'image/jpeg'],
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
    const bytes = png(widthPx, heightPx, { packed: new Uint8Array() });
    const most = limits.imageMaxPixels / 1024 ** 2;
    await expect(inspect(bytes, 'image/png')).rejects.toThrow(
      `This picture has more than ${most} megapixels. Please choose a smaller one.`,
    );
  });

  it('but not what a camera of 50 megapixels takes', async () => {
    await expect(inspect(png(8192, 6144), 'image/png')).resolves.toBeDefined();
  });
});
