import { maskAadhaar, maskAccount, maskPan } from '@kosha/domain';
import { keyedHash } from './ids.ts';
import type { Keys } from './keys.ts';

/** The stored form of an identity or account number: a hash to compare, and a mask to show. */
export interface HashedNumber {
  hash: string;
  masked: string;
}

const masks = { aadhaar: maskAadhaar, pan: maskPan, account: maskAccount } as const;

/** Keyed, because hashing all possible Aadhaar numbers takes only an hour. */
export function hashNumber(keys: Keys, kind: keyof typeof masks, number: string): HashedNumber {
  return { hash: keyedHash(keys.numbers, `${kind}:${number}`), masked: masks[kind](number) };
}
