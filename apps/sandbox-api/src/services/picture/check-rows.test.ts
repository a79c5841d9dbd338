import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { png } from '../../../test/pictures.ts';
import { inspectPicture } from './inspect.ts';

const DAMAGED = 'This picture is damaged or incomplete. Please take it again.';

const inspect = (bytes: Uint8Array<ArrayBuffer>) =>
  inspectPicture(new Blob([bytes], { type: 'image/png' }));

/** Rows of an interlaced picture of 8 × 8 pixels of one byte each. */
const interlacedRows = Buffer.alloc(2 + 2 + 3 + 2 * 3 + 2 * 5 + 4 * 5 + 4 * 9);
const interlaced = [8, 0, 0, 0, 1];

describe('the pixels of a PNG', () => {
  it.each([
    ['rgb of 16 bits', png(3, 2, { kind: [16, 2, 0, 0, 0], rows: Buffer.alloc(2 * 19) })],
    ['rgb with alpha', png(3, 2, { kind: [8, 6, 0, 0, 0], rows: Buffer.alloc(2 * 13) })],
    [
      'a palette',
      png(3, 2, { kind: [2, 3, 0, 0, 0], rows: Buffer.alloc(2 * 2), others: { PLTE: 'abc' } }),
    ],
    ['interlaced ones', png(8, 8, { kind: interlaced, rows: interlacedRows })],
  ])('may be %s', async (_, bytes) => {
    await expect(inspect(bytes)).resolves.toBeDefined();
  });

  it.each([
    ['garbage', png(640, 480, { packed: Buffer.from('these are no pixels') })],
    ['none', png(640, 480, { packed: new Uint8Array() })],
    ['too few', png(640, 480, { rows: Buffer.alloc(480 * 81 - 1) })],
    ['too many', png(640, 480, { rows: Buffer.alloc(480 * 81 + 1) })],
    ['of a filter there is not', png(8, 1, { rows: Buffer.from([5, 0]) })],
    ['too few for the passes', png(8, 8, { kind: interlaced, rows: interlacedRows.subarray(1) })],
    [
      'followed by something else',
      png(8, 1, { packed: Buffer.concat([deflateSync(Buffer.alloc(2)), Buffer.from('PK')]) }),
    ],
    ['of a palette that is not there', png(8, 1, { kind: [1, 3, 0, 0, 0] })],
    ['of a depth that the colours cannot have', png(8, 1, { kind: [4, 2, 0, 0, 0] })],
    ['behind a palette that goes on', png(8, 1, { others: { PLTE: 'x'.repeat(771) } })],
    ['beside what no reader knows', png(8, 1, { others: { ABCD: 'x' } })],
  ])('may not be %s', async (_, bytes) => {
    await expect(inspect(bytes)).rejects.toThrow(DAMAGED);
  });

  it('are not unpacked further than the header tells', async () => {
    const bomb = png(8, 8, { rows: Buffer.alloc(200 * 1024 * 1024) });
    const before = process.memoryUsage().arrayBuffers;
    await expect(inspect(bomb)).rejects.toThrow(DAMAGED);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 * 1024);
  });
});
