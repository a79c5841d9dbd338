import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@kosha/domain';
import { describe, expect, it, vi } from 'vitest';
import { convertToJpeg, type ImageCodec } from './convert-to-jpeg.ts';

const testImages = join(import.meta.dirname, '../../../../test-images');
const read = (name: string) => new Blob([readFileSync(join(testImages, name))]);

const painterOf = (encode: ImageCodec['encode'], width = 6000, height = 4000): ImageCodec => ({
  decode: async () => ({
    source: {} as CanvasImageSource,
    width,
    height,
    release: () => {},
  }),
  encode,
});

const bytes = (count: number) => new Blob([new Uint8Array(count)]);
const make = (file: Blob, painter: ImageCodec) => convertToJpeg(file, painter, () => {});

describe('a photo', () => {
  it('is made from HEIC if the browser can read it', async () => {
    const painter = painterOf(async () => bytes(1));
    expect(await make(read('ft-fixture-mif1.heic'), painter)).toHaveProperty('image');
  });

  it('is scaled down only if the browser has no canvas of its size', async () => {
    const encode = vi.fn<ImageCodec['encode']>(async (_, { width }) =>
      width === 6000 ? null : bytes(1),
    );
    expect(await make(read('orient-portrait-1.jpg'), painterOf(encode))).toHaveProperty('image');
    const { width, height } = encode.mock.calls[1]![1];
    expect(width * height).toBeLessThanOrEqual(16 * 1024 * 1024);
    expect(width / height).toBeCloseTo(1.5, 2);
  });

  it('of a 108 MP camera is scaled down at once', async () => {
    const encode = vi.fn<ImageCodec['encode']>(async () => bytes(1));
    const painter = painterOf(encode, 12_000, 9_000);
    expect(await make(read('orient-portrait-1.jpg'), painter)).toHaveProperty('image');
    expect(encode).toHaveBeenCalledOnce();
    const { width, height } = encode.mock.calls[0]![1];
    expect(width * height).toBeLessThanOrEqual(16 * 1024 * 1024);
    expect(width / height).toBeCloseTo(4 / 3, 2);
  });

  it('is rejected if the browser has no canvas', async () => {
    const painter = painterOf(async () => null);
    expect(await make(read('orient-portrait-1.jpg'), painter)).toEqual({ problem: 'imageCorrupt' });
  });

  it('is encoded again at quality 0.5 if the first result is 10 MB or more (§5)', async () => {
    const encode = vi.fn<ImageCodec['encode']>(async (_, __, quality) =>
      bytes(quality === limits.imageCompressionQuality ? limits.imageMaxBytes : 11_000_000),
    );
    expect(await make(read('orient-portrait-1.jpg'), painterOf(encode))).toHaveProperty('image');
    expect(encode.mock.calls.map(([, , quality]) => quality)).toEqual([0.92, 0.5]);
  });

  it('is rejected if it is still over 10 MB at quality 0.5 (§5)', async () => {
    const painter = painterOf(async () => bytes(10_485_761));
    expect(await make(read('orient-portrait-1.jpg'), painter)).toEqual({ problem: 'imageTooBig' });
  });

  it('throws if the browser lacks a required API', async () => {
    const painter = {
      ...painterOf(async () => null),
      decode: () => Promise.reject(new TypeError()),
    };
    await expect(make(read('orient-portrait-1.jpg'), painter)).rejects.toThrow(TypeError);
  });
});
