import type { Keys } from '../../keys/keys.ts';

export interface OtpRequester {
  phone: string;
  /** The hash of the Aadhaar number to verify; null for a sign-in code. */
  aadhaarHash: string | null;
  webUuid: string;
  /** The client's IPv4 address or IPv6 network; null skips the limits of the whole network. */
  network: string | null;
  keys: Keys;
  now: number;
}

export const otpPurposeOf = ({ aadhaarHash }: Pick<OtpRequester, 'aadhaarHash'>) =>
  aadhaarHash === null ? 'sign-in' : 'aadhaar';

export const phoneLimitScope = (phone: string): string => `phone:${phone}`;

/** Names a network in the keys of rate limits. Callers without a network share the name 'here'. */
export const networkLimitScope = (network: string | null): string => `network:${network ?? 'here'}`;
