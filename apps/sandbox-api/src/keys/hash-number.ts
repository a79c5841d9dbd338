import { maskAadhaar, maskAccount, maskPan } from '@kosha/domain';
import { keyedHash } from './ids.ts';
import type { Keys } from './keys.ts';

export interface HashedNumber {
  hash: string;
  masked: string;
}

const masks = { aadhaar: maskAadhaar, pan: maskPan, account: maskAccount } as const;

/**
 * The hash is keyed, because an attacker can reverse a plain hash: hashing all possible Aadhaar
 * numbers takes only an hour.
 */
export function hashNumber(keys: Keys, kind: keyof typeof masks, number: string): HashedNumber {
  return { hash: keyedHash(keys.numbers, `${kind}:${number}`), masked: masks[kind](number) };
}
