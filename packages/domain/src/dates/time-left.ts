import { DAY_MS, HOUR_MS, MINUTE_MS, type Instant } from './india-calendar.ts';

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** What is left until a moment, whole minutes; all zero once it has passed. */
export function timeLeft(until: Instant, now: Instant): TimeLeft {
  const leftMs = Math.max(0, Number(until) - Number(now));
  return {
    days: Math.floor(leftMs / DAY_MS),
    hours: Math.floor((leftMs % DAY_MS) / HOUR_MS),
    minutes: Math.floor((leftMs % HOUR_MS) / MINUTE_MS),
  };
}
