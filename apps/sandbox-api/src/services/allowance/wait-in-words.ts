import { HOUR_MS, MINUTE_MS } from '@kosha/domain';

/** Minutes for up to two hours, else hours; rounded up. */
export function waitInWords(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE_MS);
  if (minutes === 1) return '1 minute';
  return minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(ms / HOUR_MS)} hours`;
}
