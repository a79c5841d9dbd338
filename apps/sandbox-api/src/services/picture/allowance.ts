import { hourMs } from '@kosha/domain';
import type { CallLimit } from '../allowance/call-limit.ts';

/** Inspecting a picture takes time, and keeping it takes space on the disk. */
export const picturesPerUser = {
  of: 'pictures',
  per: 'user',
  max: 60,
  windowMs: hourMs,
  refusal: 'tooManyPictures',
} as const satisfies CallLimit;
