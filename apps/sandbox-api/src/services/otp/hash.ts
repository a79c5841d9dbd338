import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../keys/ids.ts';
import type { Keys } from '../../keys/keys.ts';

export const hashOtp = ({ numbers }: Keys, otpId: string, code: string): string =>
  keyedHash(numbers, `code:${otpId}:${code}`);

export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
