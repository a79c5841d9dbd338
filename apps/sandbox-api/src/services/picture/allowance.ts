import { hourMs } from '@kosha/domain';
import type { CallLimit } from '../allowance/call-limit.ts';

/** To inspect a picture takes time, to keep it takes space on the disk. */
export const picturesPerUser = {
  of: 'pictures',
  per: 'user',
  max: 60,
  windowMs: hourMs,
  refusal: 'tooManyPictures',
} as const satisfies CallLimit;
