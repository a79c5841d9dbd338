import { maskAadhaar, maskPan } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { readSecret } from '../../db/read-secret.ts';
import { keyedHash } from '../../ids.ts';

/** An identity number as it may be stored: a hash to compare, and its last characters to show. */
export interface HashedNumber {
  hash: string;
  masked: string;
}

const masks = { aadhaar: maskAadhaar, pan: maskPan } as const;

/** The hash is keyed: without a key, hashing all possible Aadhaar numbers takes an hour. */
export async function hashNumber(
  db: Db,
  kind: keyof typeof masks,
  number: string,
): Promise<HashedNumber> {
  const key = await readSecret(db, 'identity');
  const hash = keyedHash(key, `${kind}:${number}`);
  return { hash, masked: masks[kind](number) };
}
