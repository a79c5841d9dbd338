import type { Keys } from '../../keys/keys.ts';

/** Who requests or enters a code, and for what. */
export interface CodeCaller {
  /** 10 digits. */
  phone: string;
  /** The hash of the number that the code verifies; null for a sign-in code. */
  aadhaarHash: string | null;
  /** The requesting device. The code is valid on this device only. */
  webUuid: string;
  /** The network of the call; null is not limited. */
  network: string | null;
  keys: Keys;
  now: number;
}

/** Sign-in codes and Aadhaar codes are counted separately. */
export const purposeOf = ({ aadhaarHash }: Pick<CodeCaller, 'aadhaarHash'>) =>
  aadhaarHash === null ? 'sign-in' : 'aadhaar';

/** Prefix of all scopes for a number. */
export const scopeOfPhone = (phone: string): string => `phone:${phone}`;

/** Callers on this machine share one counter per number. */
export const scopeOfNetwork = (network: string | null): string => `network:${network ?? 'here'}`;
