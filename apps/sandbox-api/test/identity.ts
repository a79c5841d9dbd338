import { verhoeffCheckDigit } from '@kosha/domain';
import { lastCode, signIn, type Borrower } from './borrower.ts';
import type { TestServer } from './test-server.ts';

let lastAadhaar = 20_000_000_000;

/** By default the last digit is not 0, 8 or 9, to which special rules apply. */
export function newAadhaar(end?: string): string {
  for (;;) {
    lastAadhaar += 1;
    const aadhaar = `${lastAadhaar}${verhoeffCheckDigit(String(lastAadhaar))}`;
    if (end === undefined ? !/[089]$/.test(aadhaar) : aadhaar.endsWith(end)) return aadhaar;
  }
}

let lastPan = 0;

/** The last digit of the new PAN is 0, because special rules apply to the last digits 8 and 9. */
export function newPan(): string {
  lastPan += 10;
  return `ABCPS${String(lastPan).padStart(4, '0')}F`;
}

const withKey = (key: string | undefined) => (key === undefined ? {} : { key });

export const requestAadhaarOtp = (borrower: Borrower, aadhaar: string, key?: string) =>
  borrower.call('sendAadhaarOtp', { body: { aadhaar }, ...withKey(key) });

export const submitAadhaarOtp = (borrower: Borrower, aadhaar: string, otp: string, key?: string) =>
  borrower.call('verifyAadhaarOtp', { body: { aadhaar, otp }, ...withKey(key) });

export const saveAadhaarPan = (borrower: Borrower, idNo: string, panNo = newPan(), key?: string) =>
  borrower.call('saveAadhaarPan', { body: { idNo, panNo, type: 2 }, ...withKey(key) });

export async function signInWithAadhaar(
  server: TestServer,
): Promise<{ borrower: Borrower; aadhaar: string }> {
  const borrower = await signIn(server);
  const aadhaar = newAadhaar();
  await requestAadhaarOtp(borrower, aadhaar);
  await submitAadhaarOtp(borrower, aadhaar, await lastCode(server, borrower.phone));
  return { borrower, aadhaar };
}
