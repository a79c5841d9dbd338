import type { DateFormats } from '../dates/date-formats.ts';
import { formatDateTime, formatDayCount, formatHourCount } from '../dates/format.ts';
import { dayMs, hourMs, minuteMs, type Instant } from '../dates/india-calendar.ts';

export interface DeniedWait {
  days: number;
  hours: number;
}

/** Parses the denied page's query; null unless both parts are whole numbers (§2 Denied). */
export function parseDeniedWait(
  day: string | null | undefined,
  hour: string | null | undefined,
): DeniedWait | null {
  const days = parseWhole(day);
  const hours = parseWhole(hour);
  return days === null || hours === null ? null : { days, hours };
}

function parseWhole(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^[0-9]{1,4}$/.test(text) ? Number(text) : null;
}

/**
 * The wait until an instant in days and hours. It is rounded up, so that borrowers do not return
 * too early, and is zero only once the instant has passed.
 */
export function deniedWait(until: Instant, now: Instant): DeniedWait {
  const totalHours = Math.ceil(Math.max(0, Number(until) - Number(now)) / hourMs);
  const hoursPerDay = dayMs / hourMs;
  return { days: Math.floor(totalHours / hoursPerDay), hours: totalHours % hoursPerDay };
}

/** '7 days 5 hours', '15 days', '1 hour'; empty for no wait. */
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

/** '9 Dec 2026, 2:22 pm': the first full minute in which borrowers may apply again. */
export const formatReapplyTime = (until: Instant): string => formatDateTime(reapplyMinute(until));

/** The first full minute in which borrowers may apply again, epoch ms. */
export const reapplyMinute = (until: Instant): number =>
  Math.ceil(Number(until) / minuteMs) * minuteMs;
