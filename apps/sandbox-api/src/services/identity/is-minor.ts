import { limits } from '@kosha/domain';
import { refuse } from '../../refusals/refuse.ts';

/**
 * Whether the person is too young to borrow (§1.15). False if the date is incomplete or unreadable,
 * because the lender's audit checks the photo of the document later.
 */
export function isMinor(birthDate: string, now: number): boolean {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(birthDate) ?? [];
  const adultAtMs = Date.UTC(Number(year) + limits.minimumAgeYears, Number(month) - 1, Number(day));
  return adultAtMs > now;
}

export function assertAdult(birthDate: string, now: number): void {
  if (!isMinor(birthDate, now)) return;
  throw refuse('tooYoung');
}
