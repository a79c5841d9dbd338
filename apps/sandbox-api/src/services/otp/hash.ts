import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../keys/ids.ts';
import type { Keys } from '../../keys/keys.ts';

/**
 * The hash uses a key outside the database, because a plain hash of a 4-digit code is easily
 * reversed.
 */
export const hashCode = ({ numbers }: Keys, otpId: string, code: string): string =>
  keyedHash(numbers, `code:${otpId}:${code}`);

/** Compares two hashes in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
