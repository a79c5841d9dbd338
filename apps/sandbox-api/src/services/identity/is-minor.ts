import { limits } from '@kosha/domain';
import { refuse } from '../../refusals/refuse.ts';

/**
 * Whether somebody born on this day, as documents print it ('14/08/1994'), is too young to borrow (§1.15).
 * A date that cannot be read is not held against anybody: the audit looks at the picture. `now` is epoch ms.
 */
export function isMinor(birthDate: string, now: number): boolean {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(birthDate) ?? [];
  const adultAtMs = Date.UTC(Number(year) + limits.minimumAgeYears, Number(month) - 1, Number(day));
  return adultAtMs > now;
}

/** Throws a Refusal when somebody born on this day is too young to borrow. */
export function refuseMinor(birthDate: string, now: number): void {
  if (!isMinor(birthDate, now)) return;
  throw refuse('tooYoung');
}
