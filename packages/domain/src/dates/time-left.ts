import { dayMs, hourMs, minuteMs, type Instant } from './india-calendar.ts';

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
}

/** The time until an instant; all zeros after the instant. */
export function timeLeft(until: Instant, now: Instant): TimeLeft {
  const leftMs = Math.max(0, Number(until) - Number(now));
  return {
    days: Math.floor(leftMs / dayMs),
    hours: Math.floor((leftMs % dayMs) / hourMs),
    minutes: Math.floor((leftMs % hourMs) / minuteMs),
  };
}
