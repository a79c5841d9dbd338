import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inspectImage } from './inspect-image.ts';

const testImages = join(import.meta.dirname, '../../../../test-images');
const read = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(testImages, name)));

const inspect = (...parts: (Uint8Array | string | number[])[]) =>
  inspectImage(
    new Uint8Array(
      parts.flatMap((part) => [
        ...(typeof part === 'string' ? new TextEncoder().encode(part) : part),
      ]),
    ).buffer,
  );

const big16 = (value: number) => [value >> 8, value & 0xff];
const big32 = (value: number) => [...big16(value >>> 16), ...big16(value & 0xffff)];

const pngOf = (width: number, height: number) => [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  big32(13),
  'IHDR',
  big32(width),
  big32(height),
  [8, 6, 0, 0, 0],
  big32(0),
];
const pngEnd = [big32(0), 'IEND', big32(0)];

const jpegOf = (width: number, height: number) => [
  [0xff, 0xd8, 0xff, 0xc0],
  big16(11),
  [8],
  big16(height),
  big16(width),
  [1, 1, 0x11, 0],
];
const jpegEnd = [[0xff, 0xd9]];

describe('a file that is inspected before it is decoded', () => {
  it.each([
    ['orient-portrait-1.jpg', 'jpeg'],
    ['orient-landscape-5.jpg', 'jpeg'],
    ['ft-fixture.webp', 'webp'],
    ['ft-fixture-mif1.heic', 'heif'],
  ])('%s is detected by its content as %s', (name, format) => {
    expect(inspectImage(read(name).buffer)).toEqual({ format });
  });

  it.each([
    ['ft-fixture-json.webp', 'imageTypeRefused'],
    ['made-jpg-header-only.jpg', 'imageTruncated'],
    ['made-truncated.jpg', 'imageTruncated'],
  ])('%s is rejected with %s', (name, problem) => {
    expect(inspectImage(read(name).buffer)).toEqual({ problem });
  });

  it('is rejected if it is empty or not an image', () => {
    expect(inspect()).toEqual({ problem: 'imageEmpty' });
    for (const text of ['%PDF-1.7', 'GIF89a', '<svg xmlns=""/>', 'x', 'RIFF0000WAVE'])
      expect(inspect(text)).toEqual({ problem: 'imageTypeRefused' });
  });

  it.each([
    ['PNG', [...pngOf(65_535, 65_535), ...pngEnd]],
    ['JPEG', [...jpegOf(65_535, 65_535), ...jpegEnd]],
  ])('is rejected if a small %s decodes to too many pixels', (_, parts) => {
    expect(inspect(...parts)).toEqual({ problem: 'imageTooManyPixels' });
  });

  it('is rejected if it is another kind of file with the first bytes of an image', () => {
    expect(inspect([0xff, 0xd8, 0xff, 0xe0], '<html><script>alert(1)</script>')).toEqual({
      problem: 'imageTruncated',
    });
    expect(inspect([0xff, 0xd8, 0xff, 0xe0, 0, 4], 'PK\u0003\u0004<html>')).toEqual({
      problem: 'imageCorrupt',
    });
    expect(inspect(pngOf(1, 1)[0]!, '<html><script>alert(1)</script>')).toEqual({
      problem: 'imageCorrupt',
    });
  });

  it('is rejected if the image has no size', () => {
    expect(inspect(...jpegOf(0, 10), ...jpegEnd)).toEqual({ problem: 'imageCorrupt' });
    expect(inspect([0xff, 0xd8, 0xff, 0xd9])).toEqual({ problem: 'imageCorrupt' });
  });

  it('may contain data that a camera appends after the image', () => {
    expect(inspect(read('orient-portrait-1.jpg'), 'ftypmp42 a short film')).toEqual({
      format: 'jpeg',
    });
  });

  it.each(['orient-portrait-1.jpg', 'ft-fixture.webp'])(
    'is rejected if %s is truncated anywhere',
    (name) => {
      const whole = read(name);
      for (let length = 0; length < whole.length; length += 997) {
        expect(inspectImage(whole.slice(0, length).buffer)).toHaveProperty('problem');
      }
    },
  );

  it('never throws for any bytes after the signature', () => {
    const heif = [0, 0, 0, 8, ...new TextEncoder().encode('ftypheic')];
    const starts = [[0xff, 0xd8, 0xff], pngOf(1, 1).flat().slice(0, 8) as number[], heif];
    for (let seed = 1; seed <= 600; seed += 1) {
      const rest = Array.from({ length: seed % 300 }, (_, at) => (seed * 31 + at * at * 7) & 0xff);
      for (const start of starts) expect(() => inspect(start, rest)).not.toThrow();
    }
  });
});
