import { hourMs, minuteMs } from '@kosha/domain';

/** '5 minutes'; hours when it is longer than two hours. Rounded up. */
export function waitInWords(ms: number): string {
  const minutes = Math.ceil(ms / minuteMs);
  if (minutes === 1) return '1 minute';
  return minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(ms / hourMs)} hours`;
}
