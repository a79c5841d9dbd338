import { hourMs } from '@kosha/domain';
import type { CallLimit } from '../allowance/call-limit.ts';

export const picturesPerUserLimit = {
  of: 'pictures',
  per: 'user',
  max: 60,
  windowMs: hourMs,
  refusal: 'tooManyPictures',
} as const satisfies CallLimit;
