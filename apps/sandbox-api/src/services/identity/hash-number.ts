import { createHmac } from 'node:crypto';
import { maskAadhaar, maskPan } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { readSecret } from '../secret/read.ts';

/** An identity number as it may be kept: told apart by its hash, shown by its last characters. */
export interface HashedNumber {
  readonly hash: string;
  readonly masked: string;
}

const masks = { aadhaar: maskAadhaar, pan: maskPan } as const;

/** Keyed, because every Aadhaar number there can be is hashed without a key in an hour. */
export async function hashNumber(
  db: Db,
  kind: keyof typeof masks,
  number: string,
): Promise<HashedNumber> {
  const key = await readSecret(db, 'identity');
  const hash = createHmac('sha256', key).update(`${kind}:${number}`).digest('base64url');
  return { hash, masked: masks[kind](number) };
}
