import { PageProblem } from '../pages/problem.ts';
import type { Fields } from '../pages/read-fields.ts';

/** What is asked of the clock; `toMs` null is real time again. */
export type ClockChange = { readonly byMs: number } | { readonly toMs: number | null };

const WITHOUT_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;
/** Beyond these years dates lose their usual form. */
const FIRST_MS = Date.UTC(2000, 0);
const LAST_MS = Date.UTC(2100, 0);

/**
 * Reads `{reset}`, `{to}` (a time; India's unless it names a zone) or `{byMs}` (milliseconds to
 * move by). Throws PageProblem on anything else and on years out of reach.
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
  return Date.parse(WITHOUT_ZONE.test(text) ? `${text}+05:30` : text);
}

function inReach(ms: number): number {
  if (ms >= FIRST_MS && ms < LAST_MS) return ms;
  throw new PageProblem(400, 'The clock goes from the year 2000 to 2099. Give a date and a time.');
}
