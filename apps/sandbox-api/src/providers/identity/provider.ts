import { aadhaarRules, otherPersonPanDigit, minorPanDigit, type OtpResponse } from './rules.ts';

export interface IdentityProvider {
  requestOtp: (aadhaar: string) => Promise<OtpResponse>;
  /** Checks whether both numbers belong to one person. `birthDate` has the format '14/08/1994'. */
  identify: (aadhaar: string, pan: string) => Promise<{ isSamePerson: boolean; birthDate: string }>;
}

/** Simulates the identity provider by the rules that the control page shows (D31). */
export const simulatedIdentityProvider: IdentityProvider = {
  requestOtp: async (aadhaar) =>
    aadhaarRules.find(({ endsIn }) => aadhaar.endsWith(endsIn))?.response ?? { kind: 'sent' },
  identify: async (_, pan) => ({
    isSamePerson: pan.at(-2) !== otherPersonPanDigit,
    birthDate: pan.at(-2) === minorPanDigit ? '14/08/2015' : '14/08/1994',
  }),
};
