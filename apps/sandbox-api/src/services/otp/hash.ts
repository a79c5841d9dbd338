import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../keys/ids.ts';

/** The hash to store. It differs when the same code is sent twice. */
export const hashCode = (key: string, otpId: string, code: string): string =>
  keyedHash(key, `${otpId}:${code}`);

/** Compares in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
