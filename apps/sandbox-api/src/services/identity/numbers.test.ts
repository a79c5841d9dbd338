import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { lastCode, signIn } from '../../../test/borrower.ts';
import {
  signInWithAadhaar,
  newAadhaar,
  newPan,
  saveAadhaarPan,
  requestAadhaarOtp,
  submitAadhaarOtp,
} from '../../../test/identity.ts';
import { useTestServer } from '../../../test/test-server.ts';
import {
  fieldErrorsOf,
  listDoneAuthSteps,
  useUnverifiedBorrowers,
} from '../../../test/unverified.ts';
import { identities } from '../../db/schema/index.ts';
import { writeSettings } from '../../providers/settings/settings.ts';

const server = useTestServer();
useUnverifiedBorrowers(server);
afterEach(() => writeSettings(server().db, { kycMode: 'number' }));

describe('the identity mode', () => {
  it('is numbers or photos, depending on the setting', async () => {
    const borrower = await signIn(server());
    const readConfig = async () =>
      (await borrower.call('getKycAuthConfig', { query: { type: 1 } })).data.KycPageInfoVo[0];
    expect((await readConfig())?.photoType).toBeNull();
    await writeSettings(server().db, { kycMode: 'photo' });
    expect((await readConfig())?.photoType).toBe(1);
  });
});

describe('saving the numbers', () => {
  it('completes the step', async () => {
    const { borrower, aadhaar } = await signInWithAadhaar(server());
    expect(await listDoneAuthSteps(borrower)).toEqual([]);
    expect((await saveAadhaarPan(borrower, aadhaar)).code).toBe(0);
    expect(await listDoneAuthSteps(borrower)).toEqual(['kycAadhaarAndPan']);
  });

  it('requires the code first', async () => {
    const borrower = await signIn(server());
    expect(await saveAadhaarPan(borrower, newAadhaar())).toMatchObject({
      code: 422,
      msg: 'Please verify your Aadhaar number first.',
    });
    expect(await listDoneAuthSteps(borrower)).toEqual([]);
  });

  it('rejects a number that only another borrower has verified', async () => {
    const { aadhaar } = await signInWithAadhaar(server());
    expect((await saveAadhaarPan(await signIn(server()), aadhaar)).code).toBe(422);
  });

  it('rejects a PAN of another person', async () => {
    const { borrower, aadhaar } = await signInWithAadhaar(server());
    expect(await saveAadhaarPan(borrower, aadhaar, 'ABCPS1239F')).toMatchObject({ code: 422 });
    expect(await listDoneAuthSteps(borrower)).toEqual([]);
  });

  it('rejects a person younger than 18 (§1.15)', async () => {
    const { borrower, aadhaar } = await signInWithAadhaar(server());
    expect(await saveAadhaarPan(borrower, aadhaar, 'ABCPS1238F')).toMatchObject({
      code: 422,
      msg: 'You must be 18 or older to borrow.',
    });
    expect(await listDoneAuthSteps(borrower)).toEqual([]);
  });

  it.each([
    ['', 'Please Input Pan Id. '],
    ['ABCPS12345', /^A PAN has 5 letters, 4 digits and 1 letter/],
    ['abcps1234f', /^A PAN has 5 letters, 4 digits and 1 letter/],
  ])('rejects the malformed PAN %j, with the reason', async (panNo, msg) => {
    const { borrower, aadhaar } = await signInWithAadhaar(server());
    const refused = await saveAadhaarPan(borrower, aadhaar, panNo);
    expect(refused.code).toBe(400);
    const expected = typeof msg === 'string' ? msg : expect.stringMatching(msg);
    expect(fieldErrorsOf(refused)).toContainEqual({ name: 'panNo', msg: expected });
  });

  it.each([
    ['ABCCS1234F', /fourth letter of a person's PAN is P/],
    ['ABCPS0000F', /not 0000/],
  ])('rejects the PAN %j, with the reason', async (panNo, msg) => {
    const { borrower, aadhaar } = await signInWithAadhaar(server());
    const expected = expect.stringMatching(msg);
    expect(await saveAadhaarPan(borrower, aadhaar, panNo)).toMatchObject({
      code: 422,
      msg: expected,
    });
    expect(await listDoneAuthSteps(borrower)).toEqual([]);
  });

  it('rejects numbers of another account, and names the number', async () => {
    const first = await signInWithAadhaar(server());
    const pan = newPan();
    await saveAadhaarPan(first.borrower, first.aadhaar, pan);
    const second = await signInWithAadhaar(server());
    expect(await saveAadhaarPan(second.borrower, second.aadhaar, pan)).toMatchObject({
      code: 409,
      msg: 'This PAN belongs to another account.',
    });
    expect(await requestAadhaarOtp(second.borrower, first.aadhaar)).toMatchObject({
      code: 409,
      msg: 'This Aadhaar number belongs to another account.',
    });
    expect(await listDoneAuthSteps(second.borrower)).toEqual([]);
  });

  it('assigns a number verified by two accounts to the first account that saves it', async () => {
    const borrowers = [await signIn(server()), await signIn(server())];
    const aadhaar = newAadhaar('0');
    for (const borrower of borrowers) await requestAadhaarOtp(borrower, aadhaar);
    const responses = await Promise.all(
      borrowers.map((borrower) => saveAadhaarPan(borrower, aadhaar)),
    );
    expect(responses.map(({ code }) => code).toSorted()).toEqual([0, 409]);
  });

  it('can be repeated, but only with the same numbers', async () => {
    const { borrower, aadhaar } = await signInWithAadhaar(server());
    const pan = newPan();
    const twice = await Promise.all([
      saveAadhaarPan(borrower, aadhaar, pan),
      saveAadhaarPan(borrower, aadhaar, pan),
    ]);
    expect(twice.map(({ code }) => code)).toEqual([0, 0]);
    expect(await saveAadhaarPan(borrower, aadhaar)).toMatchObject({
      code: 409,
      msg: 'We have checked your Aadhaar and PAN already.',
    });
    expect((await requestAadhaarOtp(borrower, aadhaar)).data.state).toBe(1);
    expect((await requestAadhaarOtp(borrower, newAadhaar())).code).toBe(409);
  });

  it('stores only masked numbers and hashes', async () => {
    const borrower = await signIn(server());
    const aadhaar = newAadhaar();
    const pan = newPan();
    await requestAadhaarOtp(borrower, aadhaar, 'the-key-of-the-sending');
    const code = await lastCode(server(), borrower.phone);
    await submitAadhaarOtp(borrower, aadhaar, code, 'the-key-of-the-verifying');
    await saveAadhaarPan(borrower, aadhaar, pan, 'the-key-of-the-saving');
    const rows = await server().db.select().from(identities);
    const row = rows.find(({ panMasked }) => panMasked.endsWith(pan.slice(-4)));
    expect(row!.aadhaarMasked).toBe(`XXXX XXXX ${aadhaar.slice(-4)}`);
    const stored = await allRows();
    expect(stored).toContain(row!.aadhaarHash);
    expect(stored).not.toContain(aadhaar);
    expect(stored).not.toContain(pan);
  });
});

async function allRows(): Promise<string> {
  const { db } = server();
  const tables = rowsOf(
    await db.execute(
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    ),
  );
  const dumps = [];
  for (const { table_name: name } of tables) {
    dumps.push(rowsOf(await db.execute(sql`select * from ${sql.identifier(String(name))}`)));
  }
  return JSON.stringify(dumps);
}

const rowsOf = (result: unknown) =>
  (result as { rows: readonly Readonly<Record<string, unknown>>[] }).rows;
