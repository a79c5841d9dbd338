import { describe, expect, it } from 'vitest';
import { extendedHeader, testImage, webpOf } from '../../../test/pictures.ts';
import { inspectPicture } from './inspect.ts';

const DAMAGED = 'This picture is damaged or incomplete. Please take it again.';

const inspect = (bytes: Uint8Array<ArrayBuffer>) =>
  inspectPicture(new Blob([bytes], { type: 'image/webp' }));

describe('the sizes in a WebP', () => {
  const frame = testImage('ft-fixture.webp').slice(20);
  const extended = (widthPx: number, heightPx: number) =>
    webpOf([
      ['VP8X', extendedHeader(widthPx, heightPx, 0x0c)],
      ['VP8 ', frame],
      ['EXIF', Buffer.from('where it was taken')],
      ['XMP ', Buffer.from('<html>')],
    ]);

  it('agree', async () => {
    const { bytes } = await inspect(extended(200, 133));
    expect(bytes).toEqual(Buffer.from(webpOf([['VP8 ', frame]])));
    for (const [widthPx, heightPx] of [
      [201, 133],
      [200, 4000],
    ] as const) {
      await expect(inspect(extended(widthPx, heightPx))).rejects.toThrow(DAMAGED);
    }
  });

  it('stay beside transparency', async () => {
    const transparent = webpOf([
      ['VP8X', extendedHeader(200, 133, 0x10)],
      ['ALPH', Buffer.from('abc')],
      ['VP8 ', frame],
    ]);
    expect((await inspect(transparent)).bytes).toEqual(Buffer.from(transparent));
  });

  it.each([
    ['two pictures', [frame, frame]],
    ['no picture', [Buffer.from('this is no frame of the kind')]],
  ])('are of one picture, not of %s', async (_, frames) => {
    const bytes = webpOf(frames.map((content) => ['VP8 ', content] as const));
    await expect(inspect(bytes)).rejects.toThrow(DAMAGED);
  });

  it('are of one picture, not of a film', async () => {
    const film = webpOf([
      ['VP8X', extendedHeader(200, 133, 0x02)],
      ['ANIM', Buffer.alloc(6)],
      ['ANMF', Buffer.alloc(24)],
    ]);
    await expect(inspect(film)).rejects.toThrow(
      'This file holds more than a picture. Please take it again.',
    );
  });
});
