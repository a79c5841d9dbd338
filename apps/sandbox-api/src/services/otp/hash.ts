import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../keys/ids.ts';
import type { Keys } from '../../keys/keys.ts';

/**
 * The stored hash, salted by the code's row. Its key is not in the database, because a 4-digit code
 * could be found from a plain hash.
 */
export const hashCode = ({ numbers }: Keys, otpId: string, code: string): string =>
  keyedHash(numbers, `code:${otpId}:${code}`);

/** Compares in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
