import { verhoeffCheckDigit } from '@kosha/domain';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { lastCode, signIn, type Borrower } from '../../../test/borrower.ts';
import { SECOND, useTestServer } from '../../../test/test-server.ts';
import { stepsDone, useUnverifiedBorrowers } from '../../../test/unverified.ts';
import { identities } from '../../db/schema/index.ts';
import { listSms } from '../../simulators/sms/inbox.ts';
import { sampleNumbers } from '../../simulators/identity/sample-numbers.ts';
import { writeSettings } from '../../simulators/settings/settings.ts';

const server = useTestServer();
useUnverifiedBorrowers(server);
afterEach(() => writeSettings(server().db, { kycMode: 'number' }));

let last = 20_000_000_000;

/** A number no test has used, ending in the digit; any but 0, 8 and 9 when none is named. */
function newAadhaar(end?: string): string {
  for (;;) {
    last += 1;
    const aadhaar = `${last}${verhoeffCheckDigit(String(last))}`;
    if (end === undefined ? !/[089]$/.test(aadhaar) : aadhaar.endsWith(end)) return aadhaar;
  }
}

let lastPan = 0;
const newPan = () =>
  `ABCP${String.fromCharCode(65 + (lastPan % 26))}${String((lastPan += 10)).padStart(4, '0')}F`;

const send = (borrower: Borrower, aadhaar: string, key?: string) =>
  borrower.call('sendAadhaarOtp', { body: { aadhaar }, ...(key && { key }) });
const verify = (borrower: Borrower, aadhaar: string, otp: string, key?: string) =>
  borrower.call('verifyAadhaarOtp', { body: { aadhaar, otp }, ...(key && { key }) });
const save = (borrower: Borrower, idNo: string, panNo = newPan()) =>
  borrower.call('saveAadhaarPan', { body: { idNo, panNo, type: 2 } });
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A borrower who has shown a new number to be theirs. */
async function verified(): Promise<{ borrower: Borrower; aadhaar: string }> {
  const borrower = await signIn(server());
  const aadhaar = newAadhaar();
  await send(borrower, aadhaar);
  await verify(borrower, aadhaar, await lastCode(server(), borrower.phone));
  return { borrower, aadhaar };
}

describe('the way identity is shown', () => {
  it('is by numbers or by pictures, as the control page says', async () => {
    const borrower = await signIn(server());
    const ask = async () =>
      (await borrower.call('getKycAuthConfig', { query: { type: 1 } })).data.KycPageInfoVo[0];
    expect((await ask())?.photoType).toBeNull();
    await writeSettings(server().db, { kycMode: 'photo' });
    expect((await ask())?.photoType).toBe(1);
  });
});

describe('a code for an Aadhaar number', () => {
  it('lands in the inbox with 6 digits and verifies the number once', async () => {
    const borrower = await signIn(server());
    const aadhaar = newAadhaar();
    expect((await send(borrower, aadhaar)).data).toEqual({
      state: 0,
      result: { success: true, message: 'OTP sent' },
    });
    const [sms] = await listSms(server().db, borrower.phone);
    expect(sms!.body).toMatch(/^\d{6} is your Aadhaar code\. It is valid for 5 minutes/);
    const code = await lastCode(server(), borrower.phone);
    expect((await verify(borrower, aadhaar, code)).code).toBe('0');
    expect((await verify(borrower, aadhaar, code)).code).toBe(422);
    expect((await send(borrower, aadhaar)).data).toEqual({ state: 1, result: null });
  });

  it('says success with a text to a call with a key too, and when that is replayed', async () => {
    const borrower = await signIn(server());
    const aadhaar = newAadhaar();
    await send(borrower, aadhaar);
    const code = await lastCode(server(), borrower.phone);
    for (const isReplayed of [null, 'true']) {
      const answer = await verify(borrower, aadhaar, code, 'a-key-for-this-verification');
      expect(answer.code).toBe('0');
      expect(answer.headers.get('idempotency-replayed')).toBe(isReplayed);
    }
  });

  it('may be asked for again after 60 seconds, whatever the number', async () => {
    const borrower = await signIn(server());
    await send(borrower, newAadhaar());
    await server().moveClock(18 * SECOND);
    expect(await send(borrower, newAadhaar())).toMatchObject({
      code: 429,
      msg: 'Please wait 42 seconds before asking for another code.',
    });
    await server().moveClock(42 * SECOND);
    expect((await send(borrower, newAadhaar())).code).toBe(0);
  });

  it('is sent once to two requests at once', async () => {
    const borrower = await signIn(server());
    const aadhaar = newAadhaar();
    const both = await Promise.all([send(borrower, aadhaar), send(borrower, aadhaar)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 429]);
  });

  it('is refused from the sixth try on, tries at once counted', async () => {
    const borrower = await signIn(server());
    const aadhaar = newAadhaar();
    await send(borrower, aadhaar);
    const code = await lastCode(server(), borrower.phone);
    expect(await verify(borrower, aadhaar, otherCode(code))).toMatchObject({
      code: 422,
      msg: 'Wrong code. 4 tries left.',
    });
    await Promise.all(
      [1, 2, 3, 4].map((n) => verify(borrower, aadhaar, otherCode(code), `a-key-of-its-own-${n}`)),
    );
    expect((await verify(borrower, aadhaar, code)).code).toBe(429);
  });

  it('lasts five minutes', async () => {
    const borrower = await signIn(server());
    const aadhaar = newAadhaar();
    await send(borrower, aadhaar);
    const code = await lastCode(server(), borrower.phone);
    await server().moveClock(300 * SECOND);
    expect((await verify(borrower, aadhaar, code)).code).toBe(422);
  });

  it('verifies no other number and signs nobody in', async () => {
    const borrower = await signIn(server());
    await send(borrower, newAadhaar());
    const code = await lastCode(server(), borrower.phone);
    expect((await verify(borrower, newAadhaar(), code)).code).toBe(422);
    const body = { phone: `91${borrower.phone}`, code: code.slice(0, 4) };
    expect((await server().call('login', { body })).code).toBe(422);
  });
});

describe('the identity provider', () => {
  it.each([
    ['9', 'Aadhaar number does not have a mobile number linked'],
    ['8', 'The identity provider does not answer right now. Please try again later.'],
  ])('refuses a number that ends in %s, and says why', async (end, message) => {
    const borrower = await signIn(server());
    const before = await listSms(server().db, borrower.phone);
    expect((await send(borrower, newAadhaar(end))).data).toEqual({
      state: 0,
      result: { success: false, message },
    });
    expect(await listSms(server().db, borrower.phone)).toEqual(before);
  });

  it('knows a number that ends in 0 already', async () => {
    const borrower = await signIn(server());
    const aadhaar = newAadhaar('0');
    expect((await send(borrower, aadhaar)).data).toEqual({ state: 1, result: null });
    expect((await save(borrower, aadhaar)).code).toBe(0);
  });

  it('is not asked for a number whose check digit is wrong', async () => {
    const borrower = await signIn(server());
    const aadhaar = newAadhaar();
    const wrong = aadhaar.slice(0, -1) + ((Number(aadhaar.at(-1)) + 1) % 10);
    expect(await send(borrower, wrong)).toMatchObject({
      code: 422,
      msg: 'Please Input IDcard No.',
    });
    expect((await send(borrower, '12345678901')).code).toBe(400);
  });

  it('has sample numbers for each of its answers', () => {
    const numbers = sampleNumbers().map(({ number }) => number);
    expect(numbers.slice(1, 4).map((number) => number.at(-1))).toEqual(['9', '8', '0']);
    expect(numbers[0]).toMatch(/^\d{11}[1-7]$/);
    expect(numbers[4]).toMatch(/^[A-Z]{5}\d{3}[0-8][A-Z]$/);
    expect(numbers[5]).toMatch(/^[A-Z]{5}\d{3}9[A-Z]$/);
  });
});

describe('saving the numbers', () => {
  it('ends the step', async () => {
    const { borrower, aadhaar } = await verified();
    expect(await stepsDone(borrower)).toEqual([]);
    expect((await save(borrower, aadhaar)).code).toBe(0);
    expect(await stepsDone(borrower)).toEqual(['kycAadhaarAndPan']);
  });

  it('asks for the code first', async () => {
    const borrower = await signIn(server());
    expect(await save(borrower, newAadhaar())).toMatchObject({
      code: 422,
      msg: 'Please verify your Aadhaar number first.',
    });
    expect(await stepsDone(borrower)).toEqual([]);
  });

  it("does not take another borrower's verification", async () => {
    const { aadhaar } = await verified();
    expect((await save(await signIn(server()), aadhaar)).code).toBe(422);
  });

  it('refuses a PAN of another person', async () => {
    const { borrower, aadhaar } = await verified();
    expect(await save(borrower, aadhaar, 'ABCPS1239F')).toMatchObject({ code: 422 });
    expect(await stepsDone(borrower)).toEqual([]);
  });

  it.each(['abcps1234f', 'ABCPS12345', ''])('refuses the PAN %j', async (panNo) => {
    const { borrower, aadhaar } = await verified();
    expect((await save(borrower, aadhaar, panNo)).code).toBe(400);
  });

  it('refuses numbers of another account, and says which', async () => {
    const first = await verified();
    const pan = newPan();
    await save(first.borrower, first.aadhaar, pan);
    const second = await verified();
    expect(await save(second.borrower, second.aadhaar, pan)).toMatchObject({
      code: 409,
      msg: 'This PAN belongs to another account.',
    });
    expect(await send(second.borrower, first.aadhaar)).toMatchObject({
      code: 409,
      msg: 'This Aadhaar number belongs to another account.',
    });
    expect(await stepsDone(second.borrower)).toEqual([]);
  });

  it('gives a number that two accounts verified to the first that saves it', async () => {
    const borrowers = [await signIn(server()), await signIn(server())];
    const aadhaar = newAadhaar('0');
    for (const borrower of borrowers) await send(borrower, aadhaar);
    const answers = await Promise.all(borrowers.map((borrower) => save(borrower, aadhaar)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 409]);
  });

  it('may be repeated, but not with other numbers', async () => {
    const { borrower, aadhaar } = await verified();
    const pan = newPan();
    const twice = await Promise.all([save(borrower, aadhaar, pan), save(borrower, aadhaar, pan)]);
    expect(twice.map(({ code }) => code)).toEqual([0, 0]);
    expect(await save(borrower, aadhaar)).toMatchObject({
      code: 409,
      msg: 'Your identity has been verified already.',
    });
    expect((await send(borrower, aadhaar)).data.state).toBe(1);
    expect((await send(borrower, newAadhaar())).code).toBe(409);
  });

  it('keeps no number whole, anywhere', async () => {
    const borrower = await signIn(server());
    const aadhaar = newAadhaar();
    const pan = newPan();
    await send(borrower, aadhaar, 'the-key-of-the-sending');
    const code = await lastCode(server(), borrower.phone);
    await verify(borrower, aadhaar, code, 'the-key-of-the-verifying');
    const body = { idNo: aadhaar, panNo: pan, type: 2 };
    await borrower.call('saveAadhaarPan', { body, key: 'the-key-of-the-saving' });
    const rows = await server().db.select().from(identities);
    const row = rows.find(({ panMasked }) => panMasked.endsWith(pan.slice(-4)));
    expect(row!.aadhaarMasked).toBe(`XXXX XXXX ${aadhaar.slice(-4)}`);
    const kept = await everythingKept();
    expect(kept).toContain(row!.aadhaarHash);
    expect(kept).not.toContain(aadhaar);
    expect(kept).not.toContain(pan);
  });
});

/** All rows of all tables, as one text. */
async function everythingKept(): Promise<string> {
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
  (result as { readonly rows: readonly Readonly<Record<string, unknown>>[] }).rows;
