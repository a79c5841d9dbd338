import { keyedHash } from '../../keys/ids.ts';
import type { Keys } from '../../keys/keys.ts';

export const hashOtp = ({ numbers }: Keys, otpId: string, code: string): string =>
  keyedHash(numbers, `code:${otpId}:${code}`);
