import type { Keys } from '../../keys/keys.ts';

/** Who asks for a code or enters it, and for what. */
export interface CodeCaller {
  /** 10 digits. */
  phone: string;
  /** The hash of the number that the code verifies; null for a sign-in code. */
  aadhaarHash: string | null;
  /** The device that asks. A code can be entered on this device only. */
  webUuid: string;
  /** The network of the call; null is not limited. */
  network: string | null;
  keys: Keys;
  now: number;
}

/** Sign-in codes and Aadhaar codes are counted apart. */
export const purposeOf = ({ aadhaarHash }: Pick<CodeCaller, 'aadhaarHash'>) =>
  aadhaarHash === null ? 'sign-in' : 'aadhaar';

/** The start of all scopes that count something for a number. */
export const scopeOfPhone = (phone: string): string => `phone:${phone}`;

/** Callers from this machine share one count for each number. */
export const scopeOfNetwork = (network: string | null): string => `network:${network ?? 'here'}`;
