import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../keys/ids.ts';
import type { Keys } from '../../keys/keys.ts';

/**
 * The hash of a code, salted with the id of its row. The hash is keyed, and the key is not in the
 * database, because a plain hash of a 4-digit code can be reversed.
 */
export const hashCode = ({ numbers }: Keys, otpId: string, code: string): string =>
  keyedHash(numbers, `code:${otpId}:${code}`);

/** Compares hashes in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
