import { afterEach, describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../../test/borrower.ts';
import { formDataOf, goodPicture, png } from '../../../test/pictures.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { listDoneAuthSteps, useUnverifiedBorrowers } from '../../../test/unverified.ts';
import { writeSettings } from '../../providers/settings/settings.ts';

const server = useTestServer();
useUnverifiedBorrowers(server);
afterEach(() => writeSettings(server().db, { faceOutcome: 'pass', livingMode: 'camera' }));

const check = (borrower: Borrower, image = goodPicture()) =>
  borrower.call('checkLiving', { form: formDataOf({ image }) });
const result = async (borrower: Borrower) => (await borrower.call('getFaceResult')).data?.status;
const save = (borrower: Borrower) => borrower.call('saveLivingHold');

describe('the face step', () => {
  it('returns whether the gallery is allowed, and gives advice', async () => {
    const borrower = await signIn(server());
    const readConfig = async () => (await borrower.call('getLivingCheckConfig')).data;
    expect((await readConfig()).mode).toBe('camera');
    expect((await readConfig()).tips.length).toBeGreaterThan(0);
    await writeSettings(server().db, { livingMode: 'upload' });
    expect((await readConfig()).mode).toBe('upload');
  });

  it('is completed by a photo that matches the borrower', async () => {
    const borrower = await signIn(server());
    expect((await borrower.call('getFaceResult')).code).toBe(404);
    expect(await save(borrower)).toMatchObject({
      code: 422,
      msg: 'Please Upload Face Recognition ',
    });
    expect((await check(borrower)).code).toBe(0);
    expect(await result(borrower)).toBe(1);
    expect(await listDoneAuthSteps(borrower)).toEqual([]);
    expect((await save(borrower)).code).toBe(0);
    expect(await listDoneAuthSteps(borrower)).toEqual(['kycFaceAndHold']);
  });

  it.each([
    ['a strip', png(900, 300)],
    ['a strip on end', png(300, 900)],
  ])('is not completed by %s, but by a better photo after it', async (_, strip) => {
    const borrower = await signIn(server());
    expect((await check(borrower, strip)).code).toBe(0);
    expect(await result(borrower)).toBe(2);
    expect((await save(borrower)).code).toBe(422);
    await check(borrower);
    expect(await result(borrower)).toBe(1);
    expect((await save(borrower)).code).toBe(0);
  });

  it('uses the newest photo, even after the clock was set back', async () => {
    const borrower = await signIn(server());
    await check(borrower);
    await server().moveClock(-60_000);
    await check(borrower, png(900, 300));
    expect(await result(borrower)).toBe(2);
    await server().moveClock(60_000);
  });

  it('rejects a photo without a face, without changing the earlier result', async () => {
    const borrower = await signIn(server());
    await check(borrower);
    expect(await check(borrower, png(90, 120))).toMatchObject({
      code: 422,
      msg: 'We could not see one face in this picture. Please try again.',
    });
    expect(await result(borrower)).toBe(1);
  });

  it('always fails if the setting requires it', async () => {
    await writeSettings(server().db, { faceOutcome: 'fail' });
    const borrower = await signIn(server());
    await check(borrower);
    expect(await result(borrower)).toBe(2);
  });

  it("ignores other borrowers' pictures", async () => {
    await check(await signIn(server()));
    expect((await (await signIn(server())).call('getFaceResult')).code).toBe(404);
  });
});

describe('a face from the gallery', () => {
  const upload = (borrower: Borrower, file = goodPicture()) =>
    borrower.call('uploadAuthImage', { form: formDataOf({ type: 'face', file }) });

  it('is rejected if the configuration requires the camera', async () => {
    const borrower = await signIn(server());
    expect(await upload(borrower)).toMatchObject({
      code: 422,
      msg: 'Please take the picture of your face with the camera.',
    });
    expect((await borrower.call('getFaceResult')).code).toBe(404);
  });

  it('completes the step like a live photo, if allowed (D39)', async () => {
    await writeSettings(server().db, { livingMode: 'upload' });
    const borrower = await signIn(server());
    expect((await upload(borrower, png(90, 120))).code).toBe(422);
    expect((await upload(borrower, png(900, 300))).code).toBe(0);
    expect(await result(borrower)).toBe(2);
    expect((await upload(borrower)).code).toBe(0);
    expect(await result(borrower)).toBe(1);
    expect((await save(borrower)).code).toBe(0);
    expect(await listDoneAuthSteps(borrower)).toEqual(['kycFaceAndHold']);
  });
});
