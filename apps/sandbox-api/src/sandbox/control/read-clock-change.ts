import { PageProblem } from '../pages/problem.ts';
import type { Fields } from '../pages/read-fields.ts';

/**
 * A change that moves the clock by `byMs`, or sets it to `toMs`. If `toMs` is null, the clock is
 * reset to real time.
 */
export type ClockChange = { byMs: number } | { toMs: number | null };

const withoutZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;
/** The clock is limited to years in which all dates have the same format. */
const firstMs = Date.UTC(2000, 0);
const lastMs = Date.UTC(2100, 0);

/**
 * Parses `{reset}`, `{byMs}` or `{to}`. `to` is a date and time; without a zone it is in India's.
 * Throws PageProblem on other input, and on years outside 2000 to 2099.
 */
export function readClockChange(fields: Fields, now: number): ClockChange {
  const { reset, to, byMs } = fields;
  if (reset !== undefined && reset !== false) return { toMs: null };
  if (typeof to === 'string') return { toMs: inReach(readTime(to)) };
  const moveMs = typeof byMs === 'string' && byMs.trim() !== '' ? Number(byMs) : byMs;
  if (typeof moveMs === 'number' && Number.isSafeInteger(moveMs)) {
    inReach(now + moveMs);
    return { byMs: moveMs };
  }
  throw new PageProblem(400, 'Say where the clock goes: byMs, to or reset.');
}

function readTime(text: string): number {
  return Date.parse(withoutZone.test(text) ? `${text}+05:30` : text);
}

function inReach(ms: number): number {
  if (ms >= firstMs && ms < lastMs) return ms;
  throw new PageProblem(400, 'The clock goes from the year 2000 to 2099. Give a date and a time.');
}
