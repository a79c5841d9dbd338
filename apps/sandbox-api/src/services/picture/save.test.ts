import { runThreeAtATime } from '../../../test/in-threes.ts';
import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../../test/borrower.ts';
import { formDataOf, goodPicture, heicFile } from '../../../test/pictures.ts';
import { secondMs, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();
const hourMs = 3600 * secondMs;

const upload = (borrower: Borrower, key?: string) =>
  borrower.call('uploadAuthImage', {
    form: formDataOf({ type: 'pan', file: goodPicture() }),
    ...(key !== undefined && { key }),
  });

const uploadRefused = (borrower: Borrower) =>
  borrower.call('uploadAuthImage', { form: formDataOf({ type: 'pan', file: heicFile() }) });

const files = () => readdir(server().deps.uploadsDir);

describe('photos of one borrower', () => {
  it.each([
    ['without keys', () => undefined],
    ['with keys', (index: number) => `a-key-of-its-own-${index}`],
  ])('are limited to 60 an hour, also for concurrent requests (%s)', async (_, keyOf) => {
    const borrower = await signIn(server());
    await upload(await signIn(server()));
    const before = (await files()).length;
    const responses = await runThreeAtATime(65, (index) => upload(borrower, keyOf(index)));
    const refused = responses.filter(({ code }) => code !== 0);
    expect(refused).toHaveLength(5);
    for (const response of refused) {
      expect(response).toMatchObject({
        code: 429,
        msg: 'You have sent many pictures. Please try again in 60 minutes.',
      });
    }
    expect(await files()).toHaveLength(before + 60);
    expect((await upload(await signIn(server()))).code).toBe(0);
    await server().moveClock(hourMs - secondMs);
    const early = await upload(borrower);
    expect(early).toMatchObject({
      code: 429,
      msg: 'You have sent many pictures. Please try again in 1 minute.',
    });
    expect(early.headers.get('Retry-After')).toBe('1');
    await server().moveClock(secondMs);
    expect((await upload(borrower)).code).toBe(0);
  });

  it('count against the limit even if they are rejected', async () => {
    const borrower = await signIn(server());
    for (let refused = 0; refused < 60; refused += 1) {
      expect((await uploadRefused(borrower)).code).toBe(422);
    }
    expect((await uploadRefused(borrower)).code).toBe(429);
    expect((await upload(borrower)).code).toBe(429);
  });
});
