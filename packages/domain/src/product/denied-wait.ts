import {
  formatDate,
  formatDateTime,
  formatDayCount,
  formatHourCount,
  formatTime,
} from '../dates/format.ts';
import { dayMs, hourMs, minuteMs, type Instant } from '../dates/india-calendar.ts';

export interface DeniedWait {
  days: number;
  hours: number;
}

/** The wait in the denied page's query; null unless both parts are whole numbers (§2 Denied). */
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
 * The wait until a moment, in days and hours. A part of an hour counts as a whole one, so that nobody
 * comes back too early; 0 and 0 only once the moment has come.
 */
export function deniedWait(until: Instant, now: Instant): DeniedWait {
  const allHours = Math.ceil(Math.max(0, Number(until) - Number(now)) / hourMs);
  const hoursADay = dayMs / hourMs;
  return { days: Math.floor(allHours / hoursADay), hours: allHours % hoursADay };
}

/** '7 days 5 hours', '15 days', '1 hour'; empty for no wait. */
export const formatDeniedWait = ({ days, hours }: DeniedWait): string =>
  [days > 0 && formatDayCount(days), hours > 0 && formatHourCount(hours)].filter(Boolean).join(' ');

/** '9 Dec 2026, 2:22 pm': the first full minute in which one may apply again. */
export const formatReapplyTime = (until: Instant): string => formatDateTime(fullMinute(until));

/** The same minute as '9 Dec 2026' and '2:22 pm'. */
export const formatReapplyParts = (until: Instant): { date: string; time: string } => ({
  date: formatDate(fullMinute(until)),
  time: formatTime(fullMinute(until)),
});

const fullMinute = (until: Instant) => Math.ceil(Number(until) / minuteMs) * minuteMs;
