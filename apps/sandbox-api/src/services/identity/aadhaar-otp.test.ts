import { describe, expect, it } from 'vitest';
import { lastCode, signIn, type Borrower, listSmsTo } from '../../../test/borrower.ts';
import {
  signInWithAadhaar,
  newAadhaar,
  saveAadhaarPan,
  requestAadhaarOtp,
  submitAadhaarOtp,
} from '../../../test/identity.ts';
import { secondMs, useTestServer } from '../../../test/test-server.ts';
import { fieldErrorsOf, useUnverifiedBorrowers } from '../../../test/unverified.ts';
import { generateSampleNumbers } from '../../providers/identity/sample-numbers.ts';
import { listSms } from '../../providers/sms/inbox.ts';

const server = useTestServer();
useUnverifiedBorrowers(server);

const hourMs = 3600 * secondMs;
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function wrongTries(borrower: Borrower, aadhaar: string, times: number): Promise<void> {
  const wrong = otherCode(await lastCode(server(), borrower.phone));
  for (let tried = 0; tried < times; tried += 1) await submitAadhaarOtp(borrower, aadhaar, wrong);
}

describe('a code for an Aadhaar number', () => {
  it('is sent to the inbox with 6 digits and verifies the number once', async () => {
    const borrower = await signIn(server());
    const aadhaar = newAadhaar();
    expect((await requestAadhaarOtp(borrower, aadhaar)).data).toEqual({
      state: 0,
      result: { success: true, message: 'OTP sent' },
    });
    const [sms] = await listSmsTo(server(), borrower.phone);
    expect(sms).toMatch(/^\d{6} is your Aadhaar code\. It is valid for 5 minutes/);
    const code = await lastCode(server(), borrower.phone);
    expect((await submitAadhaarOtp(borrower, aadhaar, code)).code).toBe('0');
    expect((await submitAadhaarOtp(borrower, aadhaar, code)).code).toBe(422);
    expect((await requestAadhaarOtp(borrower, aadhaar)).data).toEqual({ state: 1, result: null });
  });

  it('returns its success code as a string with an idempotency key and in a replay', async () => {
    const borrower = await signIn(server());
    const aadhaar = newAadhaar();
    await requestAadhaarOtp(borrower, aadhaar);
    const code = await lastCode(server(), borrower.phone);
    for (const isReplayed of [null, 'true']) {
      const response = await submitAadhaarOtp(
        borrower,
        aadhaar,
        code,
        'a-key-for-this-verification',
      );
      expect(response.code).toBe('0');
      expect(response.headers.get('idempotency-replayed')).toBe(isReplayed);
    }
  });

  it('can be requested again after 60 seconds, whatever the number', async () => {
    const borrower = await signIn(server());
    await requestAadhaarOtp(borrower, newAadhaar());
    await server().moveClock(18 * secondMs);
    expect(await requestAadhaarOtp(borrower, newAadhaar())).toMatchObject({
      code: 429,
      msg: 'Please wait 42 seconds before asking for another code.',
      data: { retryAfterSeconds: 42 },
    });
    await server().moveClock(42 * secondMs);
    expect((await requestAadhaarOtp(borrower, newAadhaar())).code).toBe(0);
  });

  it("can be requested again after 60 seconds, whatever the borrower's device", async () => {
    const borrower = await signIn(server());
    await server().moveClock(61 * secondMs);
    const elsewhere = await signIn(server(), borrower.phone, 'another-of-my-devices');
    expect((await requestAadhaarOtp(borrower, newAadhaar())).code).toBe(0);
    expect((await requestAadhaarOtp(elsewhere, newAadhaar())).code).toBe(429);
  });

  it('is not resent while an earlier code is valid, and the response reports this', async () => {
    const borrower = await signIn(server());
    const [aadhaar, other] = [newAadhaar(), newAadhaar()];
    await requestAadhaarOtp(borrower, aadhaar);
    expect(await requestAadhaarOtp(borrower, aadhaar)).toMatchObject({
      code: 425,
      msg: 'Please wait 60 seconds before asking for another code.',
    });
    expect((await requestAadhaarOtp(borrower, other)).code).toBe(429);
    await wrongTries(borrower, aadhaar, 5);
    expect((await requestAadhaarOtp(borrower, aadhaar)).code).toBe(429);
  });

  it('is reported as still valid after six codes in an hour', async () => {
    const borrower = await signIn(server());
    const numbers = Array.from({ length: 6 }, () => newAadhaar());
    for (const aadhaar of numbers) {
      expect((await requestAadhaarOtp(borrower, aadhaar)).code).toBe(0);
      await server().moveClock(60 * secondMs);
    }
    const last = numbers.at(-1)!;
    expect((await requestAadhaarOtp(borrower, last)).code).toBe(425);
    expect((await requestAadhaarOtp(borrower, numbers[0]!)).code).toBe(429);
    await server().moveClock(240 * secondMs);
    expect((await requestAadhaarOtp(borrower, last)).code).toBe(429);
  });

  it('is not reported as still valid after 20 wrong attempts in a day', async () => {
    const borrower = await signIn(server());
    const numbers = Array.from({ length: 5 }, () => newAadhaar());
    for (const aadhaar of numbers) {
      expect((await requestAadhaarOtp(borrower, aadhaar)).code).toBe(0);
      await wrongTries(borrower, aadhaar, 4);
      await server().moveClock(60 * secondMs);
    }
    expect(await requestAadhaarOtp(borrower, numbers.at(-1)!)).toMatchObject({
      code: 429,
      msg: expect.stringMatching(
        /^Too many wrong codes\. Please try again in \d+ hours\.$/,
      ) as string,
    });
  });

  it('is sent once for two concurrent requests', async () => {
    const borrower = await signIn(server());
    const aadhaar = newAadhaar();
    const both = await Promise.all([
      requestAadhaarOtp(borrower, aadhaar),
      requestAadhaarOtp(borrower, aadhaar),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 425]);
  });

  it('is rejected from the sixth attempt on, also for concurrent attempts', async () => {
    const borrower = await signIn(server());
    const aadhaar = newAadhaar();
    await requestAadhaarOtp(borrower, aadhaar);
    const code = await lastCode(server(), borrower.phone);
    expect(await submitAadhaarOtp(borrower, aadhaar, otherCode(code))).toMatchObject({
      code: 422,
      msg: 'This code is wrong or not valid any more. Please check it, or ask for another.',
    });
    await Promise.all(
      [1, 2, 3, 4].map((n) =>
        submitAadhaarOtp(borrower, aadhaar, otherCode(code), `a-key-of-its-own-${n}`),
      ),
    );
    expect((await submitAadhaarOtp(borrower, aadhaar, code)).code).toBe(422);
  });

  it('is valid for five minutes', async () => {
    const borrower = await signIn(server());
    const aadhaar = newAadhaar();
    await requestAadhaarOtp(borrower, aadhaar);
    const code = await lastCode(server(), borrower.phone);
    await server().moveClock(300 * secondMs);
    expect((await submitAadhaarOtp(borrower, aadhaar, code)).code).toBe(422);
  });

  it('cannot verify another number or sign in', async () => {
    const borrower = await signIn(server());
    await requestAadhaarOtp(borrower, newAadhaar());
    const code = await lastCode(server(), borrower.phone);
    expect((await submitAadhaarOtp(borrower, newAadhaar(), code)).code).toBe(422);
    const body = { phone: `91${borrower.phone}`, code: code.slice(0, 4) };
    expect((await server().call('login', { body })).code).toBe(422);
  });
});

describe('requests for Aadhaar numbers', () => {
  it('are limited per borrower, including rejected requests', async () => {
    const borrower = await signIn(server());
    const { aadhaar: foreign, borrower: owner } = await signInWithAadhaar(server());
    await saveAadhaarPan(owner, foreign);
    for (let asked = 0; asked < 6; asked += 1) {
      expect((await requestAadhaarOtp(borrower, newAadhaar('9'))).code).toBe(0);
      const response = await requestAadhaarOtp(borrower, foreign, `a-key-of-its-own-${asked}`);
      expect(response.code).toBe(asked < 5 ? 409 : 429);
    }
    expect((await requestAadhaarOtp(borrower, newAadhaar('8'))).code).toBe(0);
    expect(await requestAadhaarOtp(borrower, newAadhaar('9'))).toMatchObject({
      code: 429,
      msg: 'You have asked about Aadhaar numbers often. Please try again in 60 minutes.',
    });
    await server().moveClock(hourMs);
    expect((await requestAadhaarOtp(borrower, newAadhaar())).code).toBe(0);
    await server().moveClock(-hourMs);
  });

  it('are limited per number, even for concurrent requests of several borrowers', async () => {
    const aadhaar = newAadhaar('8');
    const borrowers = await Promise.all(Array.from({ length: 8 }, () => signIn(server())));
    const responses = await Promise.all(
      borrowers.map((borrower) => requestAadhaarOtp(borrower, aadhaar)),
    );
    expect(responses.map(({ code }) => code).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 429, 429]);
    expect(responses.find(({ code }) => code === 429)!.msg).toBe(
      'This Aadhaar number has been asked about often. Please try again in 60 minutes.',
    );
  });
});

describe('the identity provider', () => {
  it.each([
    ['9', 'Aadhaar number does not have a mobile number linked'],
    ['8', 'The Aadhaar service gives no answer now. Please try again later.'],
  ])('rejects a number that ends in %s, with the reason', async (end, message) => {
    const borrower = await signIn(server());
    const before = await listSms(server().db, borrower.phone);
    expect((await requestAadhaarOtp(borrower, newAadhaar(end))).data).toEqual({
      state: 0,
      result: { success: false, message },
    });
    expect(await listSms(server().db, borrower.phone)).toEqual(before);
  });

  it('verifies a number that ends in 0 without a code', async () => {
    const borrower = await signIn(server());
    const aadhaar = newAadhaar('0');
    expect((await requestAadhaarOtp(borrower, aadhaar)).data).toEqual({ state: 1, result: null });
    expect((await saveAadhaarPan(borrower, aadhaar)).code).toBe(0);
  });

  it('is not called for a number with a wrong check digit', async () => {
    const borrower = await signIn(server());
    const aadhaar = newAadhaar();
    const wrong = aadhaar.slice(0, -1) + ((Number(aadhaar.at(-1)) + 1) % 10);
    expect(await requestAadhaarOtp(borrower, wrong)).toMatchObject({
      code: 422,
      msg: 'A digit of this Aadhaar number is wrong. Please compare it with your card.',
    });
    expect(await requestAadhaarOtp(borrower, `1${aadhaar.slice(1)}`)).toMatchObject({
      code: 422,
      msg: 'An Aadhaar number does not start with 0 or 1. Please check it.',
    });
  });

  it.each([
    ['', 'Please Input IDcard No.'],
    ['12345678901', 'An Aadhaar number has 12 digits. Please check it.'],
  ])('is not called for the number %j, and the error states the reason', async (aadhaar, msg) => {
    const refused = await requestAadhaarOtp(await signIn(server()), aadhaar);
    expect(refused.code).toBe(400);
    expect(fieldErrorsOf(refused)).toEqual([{ name: 'aadhaar', msg }]);
  });

  it('has a sample number for each of its responses', () => {
    const numbers = generateSampleNumbers().map(({ number }) => number);
    expect(numbers.slice(1, 4).map((number) => number.at(-1))).toEqual(['9', '8', '0']);
    expect(numbers[0]).toMatch(/^\d{11}[1-7]$/);
    expect(numbers[4]).toMatch(/^[A-Z]{5}\d{3}[0-8][A-Z]$/);
    expect(numbers[5]).toMatch(/^[A-Z]{5}\d{3}9[A-Z]$/);
  });
});
