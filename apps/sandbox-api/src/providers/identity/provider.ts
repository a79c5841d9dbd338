import { aadhaarRules, foreignPanDigit, minorPanDigit, type OtpResponse } from './rules.ts';

/** The provider's interface; a real provider replaces `simulatedProvider`. */
export interface IdentityProvider {
  /** Whether a code may be sent to the phone linked to the Aadhaar number. */
  requestOtp: (aadhaar: string) => Promise<OtpResponse>;
  /** Whether both numbers belong to one person, and the date of birth ('14/08/1994'). */
  identify: (aadhaar: string, pan: string) => Promise<{ isSamePerson: boolean; birthDate: string }>;
}

/** Applies the rules that the control page shows (D31). */
export const simulatedProvider: IdentityProvider = {
  requestOtp: async (aadhaar) =>
    aadhaarRules.find(({ endsIn }) => aadhaar.endsWith(endsIn))?.response ?? { kind: 'sent' },
  identify: async (_, pan) => ({
    isSamePerson: pan.at(-2) !== foreignPanDigit,
    birthDate: pan.at(-2) === minorPanDigit ? '14/08/2015' : '14/08/1994',
  }),
};
