import { createHmac, timingSafeEqual } from 'node:crypto';

/** Keyed, because a code of 4 digits is found from a plain hash in no time. */
export function hashCode(key: string, otpId: string, code: string): string {
  return createHmac('sha256', key).update(`${otpId}:${code}`).digest('base64url');
}

/** Compares in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
