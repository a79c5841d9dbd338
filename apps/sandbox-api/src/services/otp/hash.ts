import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../keys/ids.ts';
import type { Keys } from '../../keys/keys.ts';

/**
 * The hash to store. It differs when the same code is sent twice. Its key is not in the database, or a code of
 * 4 digits could be found from its hash.
 */
export const hashCode = ({ numbers }: Keys, otpId: string, code: string): string =>
  keyedHash(numbers, `code:${otpId}:${code}`);

/** Compares in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
