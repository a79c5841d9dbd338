import type { DateFormats } from '../dates/date-formats.ts';
import { formatDateTime, formatDayCount, formatHourCount } from '../dates/format.ts';
import { dayMs, hourMs, minuteMs, type Instant } from '../dates/india-calendar.ts';

export interface DeniedWait {
  days: number;
  hours: number;
}

/** Parses days and hours; null unless both are whole numbers (§2 Denied). */
export function parseDeniedWait(
  day: string | null | undefined,
  hour: string | null | undefined,
): DeniedWait | null {
  const days = parseWhole(day);
  const hours = parseWhole(hour);
  return days === null || hours === null ? null : { days, hours };
}

function parseWhole(text: string | null | undefined): number | null {
  return text?.match(/^[0-9]{1,4}$/) ? Number(text) : null;
}

/** The wait in days and hours, rounded up so that borrowers do not return too early. */
export function deniedWait(until: Instant, now: Instant): DeniedWait {
  const totalHours = Math.ceil(Math.max(0, Number(until) - Number(now)) / hourMs);
  const hoursPerDay = dayMs / hourMs;
  return { days: Math.floor(totalHours / hoursPerDay), hours: totalHours % hoursPerDay };
}

/** '7 days 5 hours', '15 days', '1 hour'; empty without a wait. */
export const formatDeniedWait = (
  { days, hours }: DeniedWait,
  formats: Pick<DateFormats, 'formatDayCount' | 'formatHourCount'> = {
    formatDayCount,
    formatHourCount,
  },
): string =>
  [days > 0 && formats.formatDayCount(days), hours > 0 && formats.formatHourCount(hours)]
    .filter(Boolean)
    .join(' ');

/** '9 Dec 2026, 2:22 pm', the first minute in which the borrower may apply again. */
export const formatReapplyTime = (until: Instant): string => formatDateTime(reapplyAtMs(until));

/** Epoch ms of the first full minute after the wait. */
export const reapplyAtMs = (until: Instant): number =>
  Math.ceil(Number(until) / minuteMs) * minuteMs;
