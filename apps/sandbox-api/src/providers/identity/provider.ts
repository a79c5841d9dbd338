import { aadhaarRules, foreignPanDigit, type OtpAnswer } from './rules.ts';

/** The port. A real identity provider replaces `simulatedProvider`. */
export interface IdentityProvider {
  /** Whether a code may be sent to the phone that is linked to the Aadhaar number. */
  requestOtp: (aadhaar: string) => Promise<OtpAnswer>;
  /** Whether both numbers belong to one person. */
  isSamePerson: (aadhaar: string, pan: string) => Promise<boolean>;
}

/** Follows the published rules (D31). */
export const simulatedProvider: IdentityProvider = {
  requestOtp: async (aadhaar) =>
    aadhaarRules.find(({ endsIn }) => aadhaar.endsWith(endsIn))?.answer ?? { kind: 'sent' },
  isSamePerson: async (_, pan) => pan.at(-2) !== foreignPanDigit,
};
