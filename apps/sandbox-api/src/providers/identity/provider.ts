import { aadhaarRules, otherPersonPanDigit, minorPanDigit, type OtpResponse } from './rules.ts';

/** Simulates the identity provider by the rules that the control page shows (D31). */
export async function requestAadhaarOtp(aadhaar: string): Promise<OtpResponse> {
  return aadhaarRules.find(({ endsIn }) => aadhaar.endsWith(endsIn))?.response ?? { kind: 'sent' };
}

/**
 * Checks by the same rules whether both numbers belong to one person. `birthDate` has the format
 * '14/08/1994'.
 */
export async function identify(
  _aadhaar: string,
  pan: string,
): Promise<{ isSamePerson: boolean; birthDate: string }> {
  return {
    isSamePerson: pan.at(-2) !== otherPersonPanDigit,
    birthDate: pan.at(-2) === minorPanDigit ? '14/08/2015' : '14/08/1994',
  };
}
