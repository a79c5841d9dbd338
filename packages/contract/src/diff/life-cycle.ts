import type { Level } from '../findings/report.ts';
import { levels } from '../findings/report.ts';
import type { LocatedOperation } from './pair-operations.ts';
import type { RuleName } from './rules.ts';

export interface LifeCyclePolicy {
  today: string;
  sunsetDays: number | undefined;
  stability: ReadonlyMap<string, Level>;
}

export const noLifeCyclePolicy: LifeCyclePolicy = {
  today: '',
  sunsetDays: undefined,
  stability: new Map(),
};

interface LifeCycleNote {
  rule: RuleName;
  text: string;
}

const dayMs = 24 * 60 * 60 * 1000;

const sunsetOf = ({ place }: LocatedOperation) => place.value['x-sunset'];
const isDeprecated = ({ place }: LocatedOperation) => place.value['deprecated'] === true;

export function isIsoDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export function removalNote(old: LocatedOperation, { today }: LifeCyclePolicy): LifeCycleNote {
  const sunset = sunsetOf(old);
  return isDeprecated(old) && isIsoDate(sunset) && sunset < today
    ? {
        rule: 'operation-removed-after-sunset',
        text: `the operation is gone, as told for ${sunset}`,
      }
    : { rule: 'operation-removed', text: 'the operation is gone' };
}

export function sunsetNotes(
  old: LocatedOperation,
  now: LocatedOperation,
  { today, sunsetDays }: LifeCyclePolicy,
): LifeCycleNote[] {
  const sunset = sunsetOf(now);
  const isNew = !isDeprecated(old) || sunsetOf(old) !== sunset;
  if (!isDeprecated(now) || !isNew) return [];
  if (sunset === undefined) {
    return sunsetDays === undefined
      ? []
      : [{ rule: 'sunset-missing', text: 'it is deprecated without a day in x-sunset' }];
  }
  if (!isIsoDate(sunset)) {
    const text = `x-sunset is ${JSON.stringify(sunset)}, not a day such as 2026-12-31`;
    return [{ rule: 'sunset-malformed', text }];
  }
  const days = Math.floor((Date.parse(sunset) - Date.parse(today)) / dayMs);
  return sunsetDays !== undefined && days < sunsetDays
    ? [{ rule: 'sunset-too-soon', text: `it goes in ${days} days, ${sunsetDays} are promised` }]
    : [];
}

export function isSunsetInTime(
  now: LocatedOperation,
  { today, sunsetDays = 1 }: LifeCyclePolicy,
): boolean {
  const sunset = sunsetOf(now);
  if (!isIsoDate(sunset)) return false;
  return !isIsoDate(today) || Date.parse(sunset) - Date.parse(today) >= sunsetDays * dayMs;
}

const stabilityLevels = ['draft', 'alpha', 'beta', 'stable'];
const stabilityOf = ({ place }: LocatedOperation) =>
  String(place.value['x-stability-level'] ?? 'stable');

export function stabilityNotes(old: LocatedOperation, now: LocatedOperation): LifeCycleNote[] {
  const before = stabilityOf(old);
  const after = stabilityOf(now);
  if (before === after) return [];
  const isRaised = stabilityLevels.indexOf(after) > stabilityLevels.indexOf(before);
  const text = `its stability was ${before} and is ${after}`;
  return [{ rule: isRaised ? 'stability-raised' : 'stability-lowered', text }];
}

export function cappedLevel(
  level: Level,
  old: LocatedOperation,
  { stability }: LifeCyclePolicy,
): Level {
  const cap = stability.get(stabilityOf(old));
  return cap !== undefined && levels.indexOf(cap) > levels.indexOf(level) ? cap : level;
}
