import { limits } from '@kosha/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareImage } from './prepare-image.ts';
import {
  aNoisyPng,
  aPng,
  readBytesAsText,
  readQuadrantColours,
  testImage,
  withoutMetadata,
} from '../photos.fixtures.ts';

const prepare = (file: Blob, signal = new AbortController().signal) =>
  prepareImage(file, { signal, onProgress: () => {} });

async function prepared(file: Blob): Promise<Blob> {
  const result = await prepare(file);
  if ('problem' in result) throw new Error(result.problem);
  return result.image;
}

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['a worker', () => {}],
  // Safari before 16.4 has no canvas in workers.
  ['the page, without canvas in workers,', () => vi.stubGlobal('OffscreenCanvas', undefined)],
])('a photo that is prepared by %s', (_, limitBrowser) => {
  beforeEach(() => void limitBrowser());

  it.each([
    ['orient-portrait-1.jpg', [0, 1, 2, 3]],
    ['orient-landscape-5.jpg', [0, 2, 1, 3]],
    ['orient-portrait-6.jpg', [2, 0, 3, 1]],
  ])('rotates %s upright', async (name, order) => {
    const file = await testImage(name);
    const unrotated = await readQuadrantColours(await withoutMetadata(file));
    const upright = await readQuadrantColours(await prepared(file));
    expect(upright.isPortrait).toBe(name.includes('portrait'));
    for (const [corner, source] of order.entries()) {
      for (const [channel, value] of upright.corners[corner]!.entries()) {
        expect(Math.abs(value - unrotated.corners[source]![channel]!)).toBeLessThan(24);
      }
    }
  });

  it('contains neither metadata nor data hidden after the image', async () => {
    const photo = await testImage('orient-portrait-6.jpg');
    expect(await readBytesAsText(photo)).toContain('Exif');
    const image = await prepared(new Blob([photo, '<script>alert(1)</script>PK\u0003\u0004']));
    expect(image.type).toBe('image/jpeg');
    for (const trace of ['Exif', 'http://', 'GPS', '<script', 'PK\u0003\u0004'])
      expect(await readBytesAsText(image)).not.toContain(trace);
  });

  it('becomes a JPEG, regardless of its format and name', async () => {
    for (const file of [
      await testImage('ft-fixture.webp'),
      await aPng(40, 30),
      new File([await testImage('orient-portrait-1.jpg')], 'a.pdf', { type: 'application/pdf' }),
    ]) {
      expect((await readBytesAsText(await prepared(file))).slice(0, 3)).toBe('\u00ff\u00d8\u00ff');
    }
  });

  it.each([
    ['ft-fixture-json.webp', 'imageTypeRefused'],
    ['made-jpg-header-only.jpg', 'imageTruncated'],
    ['made-truncated.jpg', 'imageTruncated'],
    ['ft-fixture-mif1.heic', 'imageHeicUnreadable'],
  ])('rejects %s with %s', async (name, problem) => {
    expect(await prepare(await testImage(name))).toEqual({ problem });
  });

  it('rejects an empty file', async () => {
    expect(await prepare(new Blob([]))).toEqual({ problem: 'imageEmpty' });
  });

  it('stops at once when the user cancels', async () => {
    const cancel = new AbortController();
    const work = prepare(await testImage('orient-portrait-1.jpg'), cancel.signal);
    cancel.abort();
    await expect(work).rejects.toHaveProperty('name', 'AbortError');
    await expect(prepare(new Blob([]), cancel.signal)).rejects.toHaveProperty('name', 'AbortError');
  });
});

describe('a file of 10 MB or more', () => {
  it('is compressed, and rejected if it is still over 10 MB (§5)', async () => {
    const large = await aNoisyPng(2000, 2000);
    expect(large.size).toBeGreaterThan(limits.imageMaxBytes);
    expect((await prepared(large)).size).toBeLessThan(limits.imageMaxBytes / 2);
    expect(await prepare(await aNoisyPng(6000, 6000))).toEqual({ problem: 'imageTooBig' });
  });
});

it('replaces the file name, which may contain personal numbers', async () => {
  const result = await prepare(new File([await aPng(4, 3)], 'Priya 2341 2341 2346.png'));
  expect(result).toHaveProperty('image.name', 'picture.jpg');
});

it('rejects damaged pixel data', async () => {
  const png = new Uint8Array(await (await aPng(400, 300)).arrayBuffer()).fill(7, 45, 70);
  expect(await prepare(new Blob([png]))).toEqual({ problem: 'imageCorrupt' });
});

it('reports its progress', async () => {
  const onProgress = vi.fn<(done: number) => void>();
  const { signal } = new AbortController();
  await prepareImage(await testImage('orient-portrait-1.jpg'), { signal, onProgress });
  const progress = onProgress.mock.calls.map(([done]) => done);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(progress.length).toBeGreaterThan(2);
});

it('uses the page if the worker cannot start', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {
        this.dispatchEvent(new Event('error'));
      }
      terminate() {}
    },
  );
  expect((await prepared(await aPng(40, 30))).type).toBe('image/jpeg');
});
