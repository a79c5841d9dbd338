import type { Keys } from '../../keys/keys.ts';

/** The caller who requests or enters a code, and the code's purpose. */
export interface CodeCaller {
  /** 10 digits. */
  phone: string;
  /** The hash of the number that the code verifies; null for a sign-in code. */
  aadhaarHash: string | null;
  /** The requesting device. The code is valid only on this device. */
  webUuid: string;
  /** The network of the call. A call without a network (null) is not limited. */
  network: string | null;
  keys: Keys;
  now: number;
}

/** The purpose in a limit's scope, because sign-in and Aadhaar codes are counted separately. */
export const purposeOf = ({ aadhaarHash }: Pick<CodeCaller, 'aadhaarHash'>) =>
  aadhaarHash === null ? 'sign-in' : 'aadhaar';

/** The prefix of all limit scopes of a phone number. */
export const scopeOfPhone = (phone: string): string => `phone:${phone}`;

/** The prefix of a network's limit scopes. All callers on this machine share one prefix. */
export const scopeOfNetwork = (network: string | null): string => `network:${network ?? 'here'}`;
