import type { Keys } from '../../keys/keys.ts';

export interface CodeCaller {
  phone: string;
  /** The hash of the Aadhaar number to verify; null for a sign-in code. */
  aadhaarHash: string | null;
  webUuid: string;
  /** The client's network; null means that no network limit applies. */
  network: string | null;
  keys: Keys;
  now: number;
}

/** The kind of code. Sign-in codes and Aadhaar codes are counted separately. */
export const purposeOf = ({ aadhaarHash }: Pick<CodeCaller, 'aadhaarHash'>) =>
  aadhaarHash === null ? 'sign-in' : 'aadhaar';

export const scopeOfPhone = (phone: string): string => `phone:${phone}`;

/** The prefix of the counters for a network. All callers on this machine share one prefix. */
export const scopeOfNetwork = (network: string | null): string => `network:${network ?? 'here'}`;
