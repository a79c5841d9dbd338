import { aadhaarRules, FOREIGN_PAN_DIGIT, type OtpAnswer } from './rules.ts';

/** The port: a real identity provider takes this object's place. */
export interface IdentityProvider {
  /** Asks it to let a code be sent to the phone that the Aadhaar number knows. */
  readonly requestOtp: (aadhaar: string) => Promise<OtpAnswer>;
  /** Whether both numbers are of one person. */
  readonly isSamePerson: (aadhaar: string, pan: string) => Promise<boolean>;
}

/** Answers by the published rules (D31). */
export const simulatedProvider: IdentityProvider = {
  requestOtp: async (aadhaar) =>
    aadhaarRules.find(({ endsIn }) => aadhaar.endsWith(endsIn))?.answer ?? { kind: 'sent' },
  isSamePerson: async (_, pan) => pan.at(-2) !== FOREIGN_PAN_DIGIT,
};
