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

export const purposeOf = ({ aadhaarHash }: Pick<CodeCaller, 'aadhaarHash'>) =>
  aadhaarHash === null ? 'sign-in' : 'aadhaar';

export const scopeOfPhone = (phone: string): string => `phone:${phone}`;

/** All callers on this machine share one network name. */
export const scopeOfNetwork = (network: string | null): string => `network:${network ?? 'here'}`;
