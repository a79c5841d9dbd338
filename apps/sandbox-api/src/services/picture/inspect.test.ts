import { createDeflate } from 'node:zlib';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { limits } from '@kosha/domain';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createTestImage,
  imageBytesOf,
  appendText,
  png,
  insertJpegSegment,
} from '../../../test/pictures.ts';
import { Refusal } from '../../refusals/refuse.ts';
import { inspectPicture } from './inspect.ts';

const damagedText = 'This picture is damaged or incomplete. Please take it again.';
const extraDataMessage = 'This file contains more than a picture. Please take it again.';
const maxMegapixels = limits.imageMaxPixels / 1024 ** 2;
const tooLargeMessage = `This picture has more than ${maxMegapixels} megapixels. Please choose a smaller one.`;

type Bytes = Uint8Array<ArrayBuffer>;
const files = { jpeg: new Uint8Array(), png: png(640, 480), webp: new Uint8Array() };

/** Noise hardly compresses, so the tests that change or cut off bytes mostly hit pixel data. */
beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = sharp({
    create: { width: 120, height: 80, channels: 3, background: '#000', noise },
  });
  files.jpeg = await imageBytesOf(photo.clone().jpeg());
  files.webp = await imageBytesOf(photo.clone().webp());
});

const changed = (bytes: Bytes, at: number, byte: number) => {
  const copy = new Uint8Array(bytes);
  copy[at] = byte;
  return copy;
};

async function colourAt(bytes: Uint8Array, left: number, top: number) {
  const area = { left, top, width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).extract(area).raw().toBuffer();
  return { red, green, blue };
}

describe('a photo is stored as a JPEG of the same size', () => {
  it.each([
    ['a JPEG', () => imageBytesOf(createTestImage(60, 40).jpeg())],
    ['a progressive JPEG', () => imageBytesOf(createTestImage(60, 40).jpeg({ progressive: true }))],
    ['a CMYK JPEG', () => imageBytesOf(createTestImage(60, 40).toColourspace('cmyk').jpeg())],
    ['a PNG', () => imageBytesOf(createTestImage(60, 40).png())],
    ['a PNG of 16 bits', () => imageBytesOf(createTestImage(60, 40).toColourspace('rgb16').png())],
    ['a PNG of a palette', () => imageBytesOf(createTestImage(60, 40).png({ palette: true }))],
    ['an interlaced PNG', () => imageBytesOf(createTestImage(60, 40).png({ progressive: true }))],
    ['a PNG of one bit', async () => png(60, 40)],
    ['a WebP', () => imageBytesOf(createTestImage(60, 40).webp())],
    ['a lossless WebP', () => imageBytesOf(createTestImage(60, 40).webp({ lossless: true }))],
  ])('%s', async (_, make) => {
    const { bytes, ...facts } = await inspectPicture(await make());
    expect(facts).toEqual({ mediaType: 'image/jpeg', widthPx: 60, heightPx: 40 });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', depth: 'uchar' });
  });

  it('with the colours of the picture, and white instead of transparency', async () => {
    const cmyk = await imageBytesOf(createTestImage(8, 8, '#ff0000').toColourspace('cmyk').jpeg());
    const red = await colourAt((await inspectPicture(cmyk)).bytes, 4, 4);
    expect(red.red).toBeGreaterThan(200);
    expect(Math.max(red.green, red.blue)).toBeLessThan(80);
    const nothing = await imageBytesOf(
      createTestImage(8, 8, 'transparent').webp({ lossless: true }),
    );
    const { bytes } = await inspectPicture(nothing);
    expect(await colourAt(bytes, 4, 4)).toEqual({ red: 255, green: 255, blue: 255 });
  });

  it('which passes the inspection again with the same size', async () => {
    const { bytes } = await inspectPicture(files.jpeg);
    expect(await inspectPicture(bytes)).toMatchObject({ widthPx: 120, heightPx: 80 });
  });

  it('even if the camera has appended zeros to the file', async () => {
    await expect(inspectPicture(appendText(files.jpeg, '\0\0\0'))).resolves.toBeDefined();
  });
});

describe('a photo is stored upright', () => {
  it.each([
    [2, sharp().flop()],
    [3, sharp().rotate(180)],
    [6, sharp().rotate(270)],
    [8, sharp().rotate(90)],
  ])('for the EXIF orientation %d', async (orientation, turn) => {
    const blueLeft = {
      create: { width: 16, height: 32, channels: 3, background: 'blue' },
    } as const;
    const upright = createTestImage(48, 32, 'red').composite([
      { input: blueLeft, left: 0, top: 0 },
    ]);
    const turned = turn.withMetadata({ orientation }).jpeg();
    turned.end(await upright.png().toBuffer());
    const { bytes, widthPx, heightPx } = await inspectPicture(await imageBytesOf(turned));
    expect([widthPx, heightPx]).toEqual([48, 32]);
    const [left, right] = [await colourAt(bytes, 4, 16), await colourAt(bytes, 44, 16)];
    expect([left.blue > 200, left.red < 60]).toEqual([true, true]);
    expect([right.blue < 60, right.red > 200]).toEqual([true, true]);
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
  });
});

const exifOrXmp = 0xe1;
const profileOrIndex = 0xe2;
const place = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } };

describe('only the pixels of a photo are stored, not', () => {
  it.each([
    ['a comment', (jpeg: Bytes) => insertJpegSegment(jpeg, '<script>alert(1)</script>')],
    ['a PDF in a comment', (jpeg: Bytes) => insertJpegSegment(jpeg, '%PDF-1.7')],
    [
      'XMP',
      (jpeg: Bytes) => insertJpegSegment(jpeg, 'http://ns.adobe.com/xap/1.0/\0<?php', exifOrXmp),
    ],
    [
      'a colour profile',
      (jpeg: Bytes) => insertJpegSegment(jpeg, 'ICC_PROFILE\0\u0001\u0001<svg', profileOrIndex),
    ],
    [
      'a page behind a JFIF header',
      (jpeg: Bytes) =>
        insertJpegSegment(jpeg, 'JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0<html>', 0xe0),
    ],
  ])('%s', async (_, hide) => {
    const plain = await inspectPicture(files.jpeg);
    expect(await inspectPicture(hide(files.jpeg))).toEqual(plain);
  });

  it('the place and camera in its EXIF data', async () => {
    for (const kind of ['jpeg', 'png', 'webp'] as const) {
      const tagged = await imageBytesOf(createTestImage(60, 40).toFormat(kind).withExif(place));
      expect((await sharp(tagged).metadata()).exif).toBeDefined();
      const { bytes } = await inspectPicture(tagged);
      expect(
        await inspectPicture(await imageBytesOf(createTestImage(60, 40).toFormat(kind))),
      ).toEqual(expect.objectContaining({ bytes }));
      const { exif, icc, xmp, iptc, comments } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, iptc, comments]).toEqual(Array.from({ length: 5 }));
    }
  });

  it('the texts of a PNG', async () => {
    const others = { tEXt: 'a\0<?php exit', eXIf: 'here', iCCP: 'x' };
    const plain = await inspectPicture(files.png);
    expect(await inspectPicture(png(640, 480, { others }))).toEqual(plain);
  });

  it.each([
    [
      'the images after the first in a Multi-Picture file',
      () => insertJpegSegment(files.jpeg, 'MPF\0MM and so on', profileOrIndex),
      '\u00ff\u00d8\u00ff<html>',
    ],
    [
      'the video of a motion photo',
      () => insertJpegSegment(files.jpeg, 'http://…/ GCamera:MotionPhoto="1"', exifOrXmp),
      'ftypmp42<html>',
    ],
    ["the data that Samsung's camera appends", () => files.jpeg, 'Image_UTC_Data1700000000000SEFT'],
  ])('%s', async (_, make, behind) => {
    const plain = await inspectPicture(files.jpeg);
    expect(await inspectPicture(appendText(make(), behind))).toEqual(plain);
  });
});

describe('rejected as damaged', () => {
  it.each([
    ['a truncated JPEG', () => files.jpeg.slice(0, -200)],
    ['a JPEG without its end', () => files.jpeg.slice(0, -2)],
    ['a JPEG header alone', () => files.jpeg.slice(0, 11)],
    ['a JPEG with damaged pixels', () => files.jpeg.slice().fill(0xff, -400, -100)],
    ['a truncated PNG', () => files.png.slice(0, -5)],
    ['a PNG with a wrong checksum', () => changed(files.png, 20, 7)],
    ['a PNG with width 0', () => png(0, 480)],
    ['an empty file', () => new Uint8Array()],
    ['a PNG wider than the format allows', () => png(4e9, 4e9, { packed: new Uint8Array() })],
    ['a PNG without its header chunk', () => changed(files.png, 12, 0x4a)],
    ['a PNG of garbage', () => png(640, 480, { packed: Buffer.from('these are no pixels') })],
    ['a PNG without pixels', () => png(640, 480, { packed: new Uint8Array() })],
    ['a PNG with too few pixels', () => png(640, 480, { rows: Buffer.alloc(480 * 81 - 1) })],
    ['a PNG with an unknown filter', () => png(8, 1, { rows: Buffer.from([5, 0]) })],
    ['a PNG without its palette', () => png(8, 1, { kind: [1, 3, 0, 0, 0] })],
    ['a PNG with an invalid depth for its colour type', () => png(8, 1, { kind: [4, 2, 0, 0, 0] })],
    ['a PNG with an unknown critical chunk', () => png(8, 1, { others: { ABCD: 'x' } })],
    ['a truncated WebP', () => files.webp.slice(0, -100)],
  ])('%s', async (_, make) => {
    await expect(inspectPicture(make())).rejects.toThrow(damagedText);
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'a changed %s, unless it can be decoded; no other error is thrown',
    async (kind) => {
      const good = files[kind];
      const change = fc.tuple(fc.nat(Math.min(good.length, 600) - 1), fc.nat(255));
      await fc.assert(
        fc.asyncProperty(
          fc.array(change, { maxLength: 4 }),
          fc.nat(good.length),
          async (all, cut) => {
            const bytes = all
              .reduce((one, [at, byte]) => changed(one, at, byte), good)
              .slice(0, cut);
            const result = await inspectPicture(bytes).catch((error: unknown) => error);
            expect(result instanceof Refusal || !(result instanceof Error)).toBe(true);
          },
        ),
      );
    },
  );
});

describe('rejected because the file contains more than a photo', () => {
  it.each([
    ['a zip file behind a JPEG', () => appendText(files.jpeg, 'PK\u0003\u0004 and so on')],
    ['a zip file behind a PNG', () => appendText(files.png, 'PK\u0003\u0004 and so on')],
    ['a script behind a PNG', () => appendText(files.png, '<script>')],
    ['a page behind a WebP', () => appendText(files.webp, '<!DOCTYPE html>')],
    ['a second picture behind the first', () => appendText(files.jpeg, '\u00ff\u00d8\u00ff')],
  ])('%s', async (_, make) => {
    await expect(inspectPicture(make())).rejects.toThrow(extraDataMessage);
  });

  it('an animated WebP', async () => {
    const frames = ['red', 'blue'].map((colour) =>
      imageBytesOf(createTestImage(20, 20, colour).png()),
    );
    const animation = sharp(await Promise.all(frames), { join: { animated: true } });
    await expect(inspectPicture(await imageBytesOf(animation.webp()))).rejects.toThrow(
      extraDataMessage,
    );
  });
});

describe('a decompression bomb', () => {
  /** A WebP of 16,383 × 16,383 pixels of one colour, which is tiny as a file. */
  const webpBomb = Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAv/r//DwdQvCoUuf+BiOh/AAA=', 'base64');
  const jpegOf = (widthPx: number, heightPx: number) => {
    const bytes = Buffer.from(files.jpeg);
    const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
    bytes.writeUInt16BE(heightPx, frame + 5);
    bytes.writeUInt16BE(widthPx, frame + 7);
    return bytes;
  };
  const pngOf = (widthPx: number, heightPx: number) =>
    png(widthPx, heightPx, { packed: new Uint8Array() });

  it.each([
    ['a PNG of 30,000 × 30,000', () => pngOf(30_000, 30_000)],
    ['a PNG of 8192 × 6401', () => pngOf(8192, 6401)],
    ['a PNG wider than a JPEG can be', () => pngOf(100_000, 500)],
    ['a JPEG of 16,383 × 16,383', () => jpegOf(16_383, 16_383)],
    ['a WebP of 16,383 × 16,383', () => webpBomb],
  ])('is rejected by the size in its header: %s', async (_, make) => {
    await expect(inspectPicture(make())).rejects.toThrow(tooLargeMessage);
  });

  it('is not decompressed beyond the size in its header', async () => {
    const megabyte = Buffer.alloc(1024 ** 2);
    const zeros = Readable.from(Array.from({ length: 200 }, () => megabyte));
    const bomb = png(8, 8, { packed: await buffer(zeros.pipe(createDeflate())) });
    const before = process.resourceUsage().maxRSS;
    await expect(inspectPicture(bomb)).resolves.toMatchObject({ widthPx: 8, heightPx: 8 });
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(64 * 1024);
  });

  it('is not assumed for a 50 megapixel camera photo, whose decoding does not block other calls', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await expect(inspectPicture(png(8192, 6144))).resolves.toBeDefined();
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });
});

describe('other formats than JPEG, PNG and WebP', () => {
  it.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9"/>')],
    ['a GIF', () => imageBytesOf(createTestImage(8, 8).gif())],
    ['a TIFF', () => imageBytesOf(createTestImage(8, 8).tiff())],
    ['an AVIF', () => imageBytesOf(createTestImage(8, 8).avif())],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n')],
  ])('are not decoded, even if the check of the file type accepts them: %s', async (_, make) => {
    await expect(inspectPicture(await make())).rejects.toThrow(damagedText);
  });
});
