import type { Keys } from '../../keys/keys.ts';

/** Who requests or enters a code, and for what. */
export interface CodeCaller {
  /** 10 digits. */
  phone: string;
  /** The hash of the number to verify; null for a sign-in code. */
  aadhaarHash: string | null;
  /** The requesting device. The code is valid only there. */
  webUuid: string;
  /** The client's network; null is not limited. */
  network: string | null;
  keys: Keys;
  now: number;
}

/** Sign-in and Aadhaar codes are counted separately. */
export const purposeOf = ({ aadhaarHash }: Pick<CodeCaller, 'aadhaarHash'>) =>
  aadhaarHash === null ? 'sign-in' : 'aadhaar';

/** The prefix of all limit scopes of a phone number. */
export const scopeOfPhone = (phone: string): string => `phone:${phone}`;

/** The prefix of a network's limit scopes. All callers on this machine share one prefix. */
export const scopeOfNetwork = (network: string | null): string => `network:${network ?? 'here'}`;
