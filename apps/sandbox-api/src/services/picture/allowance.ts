import { hourMs } from '@kosha/domain';
import type { CallLimit } from '../allowance/call-limit.ts';

/**
 * Photos per borrower are limited, because decoding takes CPU time and storing takes disk space.
 */
export const picturesPerUser = {
  of: 'pictures',
  per: 'user',
  max: 60,
  windowMs: hourMs,
  refusal: 'tooManyPictures',
} as const satisfies CallLimit;
