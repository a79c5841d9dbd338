import { isAadhaar } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { newPhone, signIn, type Borrower } from '../../../test/borrower.ts';
import {
  createTestImage,
  imageBytesOf,
  formDataOf,
  goodPicture,
  png,
} from '../../../test/pictures.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { listDoneAuthSteps, useUnverifiedBorrowers } from '../../../test/unverified.ts';
import { formAnswers, identities, pictures, users } from '../../db/schema/index.ts';
import { readDocument } from '../../providers/ocr/read-document.ts';
import { writeSettings } from '../../providers/settings/settings.ts';

const server = useTestServer();
useUnverifiedBorrowers(server);
afterEach(() => writeSettings(server().db, { ocrOutcome: 'pass', isAadhaarBackRead: true }));

type Kind = 'aadhaarFront' | 'aadhaarBack' | 'pan';

const recognize = (
  borrower: Borrower,
  type: Kind,
  {
    image = goodPicture(),
    notNeed = '0',
  }: { image?: Uint8Array<ArrayBuffer>; notNeed?: string } = {},
) => borrower.call('recognizeDocument', { form: formDataOf({ type, image, notNeed }) });
const save = (borrower: Borrower) => borrower.call('saveAadhaarPan', { body: { type: 1 } });

const picturesOf = async ({ phone }: Borrower) => {
  const { db } = server();
  const rows = await db
    .select()
    .from(pictures)
    .innerJoin(users, eq(users.id, pictures.userId))
    .where(eq(users.phone, phone));
  return rows.map((row) => row.pictures);
};

describe('reading a document', () => {
  it('returns name, birth date and masked numbers, and stores them masked', async () => {
    const borrower = await signIn(server());
    const { data } = await recognize(borrower, 'aadhaarFront');
    expect(data).toEqual({
      name: 'Sample Borrower',
      birthDate: '14/08/1994',
      idNo: expect.stringMatching(/^XXXX XXXX \d{4}$/),
      panNo: null,
    });
    expect((await recognize(borrower, 'pan')).data).toEqual({
      name: 'Sample Borrower',
      birthDate: null,
      idNo: null,
      panNo: expect.stringMatching(/^XXXXXX\d{3}[A-Z]$/),
    });
    const [front] = await picturesOf(borrower);
    expect(front).toMatchObject({ verdict: 'passed', numberMasked: data!.idNo });
  });

  it('returns the same valid numbers each time, and different ones for each borrower', async () => {
    const { db } = server();
    const picture = { bytes: goodPicture(), mediaType: 'image/png', widthPx: 640, heightPx: 480 };
    const numbersOf = async (phone: string) => {
      const borrower = { phone, name: null };
      const front = await readDocument(db, { kind: 'aadhaarFront', picture, borrower });
      const pan = await readDocument(db, { kind: 'pan', picture, borrower });
      return [front?.aadhaar, pan?.pan] as const;
    };
    const [first, second] = [newPhone(), newPhone()];
    const numbers = await numbersOf(first);
    expect(isAadhaar(numbers[0] ?? '')).toBe(true);
    expect(numbers[1]).toMatch(/^[A-Z]{5}\d{4}[A-Z]$/);
    expect(await numbersOf(first)).toEqual(numbers);
    const [aadhaar, pan] = await numbersOf(second);
    expect(aadhaar).not.toBe(numbers[0]);
    expect(pan).not.toBe(numbers[1]);
  });

  it("returns the name from the borrower's form", async () => {
    const borrower = await signIn(server());
    const { phone } = borrower;
    const [user] = await server().db.select().from(users).where(eq(users.phone, phone));
    await server()
      .db.insert(formAnswers)
      .values({
        userId: user!.id,
        form: 'baseInfo',
        version: 1,
        answers: { fullName: 'Priya Sharma' },
        savedAtMs: 0,
      });
    expect((await recognize(borrower, 'pan')).data?.name).toBe('Priya Sharma');
  });

  it('is skipped if the app requests no OCR', async () => {
    const borrower = await signIn(server());
    expect((await recognize(borrower, 'aadhaarBack', { notNeed: '1' })).data).toBeNull();
    expect(await picturesOf(borrower)).toMatchObject([{ verdict: 'kept', numberHash: null }]);
  });

  it.each([
    ['a picture too small to read', png(99, 480)],
    ['a picture too low to read', png(640, 99)],
  ])('rejects %s and stores nothing', async (_, image) => {
    const borrower = await signIn(server());
    expect(await recognize(borrower, 'pan', { image })).toMatchObject({
      code: 422,
      msg: 'We could not read this picture. Please take it again.',
    });
    expect(await picturesOf(borrower)).toEqual([]);
  });

  it('always fails if the setting requires it', async () => {
    await writeSettings(server().db, { ocrOutcome: 'fail' });
    expect((await recognize(await signIn(server()), 'pan')).code).toBe(422);
  });

  it('accepts large, rotated camera photos', async () => {
    const borrower = await signIn(server());
    const image = await imageBytesOf(
      createTestImage(1800, 1200).jpeg().withMetadata({ orientation: 6 }),
    );
    expect((await recognize(borrower, 'aadhaarFront', { image })).code).toBe(0);
  });
});

describe('saving the photos', () => {
  it('names the first missing photo, and completes the step with all three', async () => {
    const borrower = await signIn(server());
    const steps = [
      ['Please Upload Aadhaar front', 'aadhaarFront'],
      ['Please Upload Aadhaar Back ', 'aadhaarBack'],
      ['Please Upload PAN ', 'pan'],
    ] as const;
    for (const [msg, kind] of steps) {
      expect(await save(borrower)).toMatchObject({ code: 422, msg });
      expect(await listDoneAuthSteps(borrower)).toEqual([]);
      await recognize(borrower, kind, { notNeed: kind === 'aadhaarBack' ? '1' : '0' });
    }
    expect((await save(borrower)).code).toBe(0);
    expect(await listDoneAuthSteps(borrower)).toEqual(['kycAadhaarAndPan']);
    expect((await save(borrower)).code).toBe(0);
  });

  it('does not count a front side that was stored without OCR', async () => {
    const borrower = await signIn(server());
    await recognize(borrower, 'aadhaarFront', { notNeed: '1' });
    const form = formDataOf({ type: 'aadhaarFront', file: goodPicture() });
    await borrower.call('uploadAuthImage', { form });
    expect((await save(borrower)).msg).toBe('Please Upload Aadhaar front');
  });

  it("does not count another borrower's photos", async () => {
    const borrower = await signIn(server());
    for (const kind of ['aadhaarFront', 'aadhaarBack', 'pan'] as const) {
      await recognize(borrower, kind);
    }
    expect((await save(await signIn(server()))).msg).toBe('Please Upload Aadhaar front');
    expect((await save(borrower)).code).toBe(0);
    const rows = await server().db.select().from(identities);
    expect(rows.every(({ aadhaarMasked }) => /^XXXX XXXX \d{4}$/.test(aadhaarMasked))).toBe(true);
  });
});

describe('a back side that needs no OCR (D39)', () => {
  it('is stored when uploaded, and completes the step like a side with OCR', async () => {
    await writeSettings(server().db, { isAadhaarBackRead: false });
    const borrower = await signIn(server());
    await recognize(borrower, 'aadhaarFront');
    await recognize(borrower, 'pan');
    expect((await recognize(borrower, 'aadhaarBack')).data).toEqual({ notNeed: 1 });
    expect(await save(borrower)).toMatchObject({ code: 422, msg: 'Please Upload Aadhaar Back ' });
    const form = formDataOf({ type: 'aadhaarBack', file: goodPicture() });
    expect((await borrower.call('uploadAuthImage', { form })).code).toBe(0);
    expect((await save(borrower)).code).toBe(0);
    expect(await listDoneAuthSteps(borrower)).toEqual(['kycAadhaarAndPan']);
  });
});
