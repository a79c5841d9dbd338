import { dayMs } from '@kosha/domain';

/** A date as a text writes it. */
export interface WrittenDate {
  text: string;
  /** Where it begins in the text. */
  at: number;
  /** Midnight in UTC of that day; null for a day that no calendar has. */
  day: number | null;
  /** 'Sat', as it is written before the date. */
  weekday: string | undefined;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const weekday = String.raw`(?:(?<weekday>Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*,? )?`;
const month = String.raw`(?<month>${months.join('|')})(?:[a-z]{1,6})?`;
const dayOf = String.raw`(?<![\d.,₹])(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const yearOf = String.raw`(?:,? (?<year>\d{4}))?`;

/** '28 Nov', 'Sat 28 Nov 2026', 'Saturday, 28th November', 'November 28, 2026', '28/11/2026', '2026-11-28'. */
const forms = [
  new RegExp(String.raw`${weekday}${dayOf} ${month}\b${yearOf}`, 'g'),
  new RegExp(String.raw`\b${weekday}${month} ${dayOf}\b${yearOf}`, 'g'),
  /\b(?<day>\d{1,2})[/.-](?<monthNumber>\d{1,2})[/.-](?<year>\d{4})\b/g,
  /\b(?<year>\d{4})-(?<monthNumber>\d{2})-(?<day>\d{2})\b/g,
];

/** Midnight in UTC of the day that it is in India. */
export const dayInIndia = (ms: number): number =>
  Math.floor((ms + 5.5 * 3_600_000) / dayMs) * dayMs;

function dayOfParts(day: number, monthAt: number, year: number): number | null {
  const at = new Date(Date.UTC(year, monthAt, day));
  return at.getUTCMonth() === monthAt && at.getUTCDate() === day ? at.getTime() : null;
}

/** Without a year it is the day nearest to today. */
function nearest(day: number, monthAt: number, today: number): number | null {
  const year = new Date(today).getUTCFullYear();
  const days = [year - 1, year, year + 1]
    .map((one) => dayOfParts(day, monthAt, one))
    .filter((one) => one !== null);
  return days.toSorted((a, b) => Math.abs(a - today) - Math.abs(b - today))[0] ?? null;
}

/** All dates of a text in the order of reading; `now` is the time at which it is read, epoch ms. */
export function datesIn(text: string, now: number): WrittenDate[] {
  const found = forms.flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: written, index, groups = {} }) => {
      const { day, month: name, monthNumber, year } = groups;
      const monthAt = name ? months.indexOf(name) : Number(monthNumber) - 1;
      const of = year
        ? dayOfParts(Number(day), monthAt, Number(year))
        : nearest(Number(day), monthAt, dayInIndia(now));
      return { text: written, at: index, day: of, weekday: groups['weekday']?.slice(0, 3) };
    }),
  );
  return found.toSorted((one, other) => one.at - other.at);
}

export const weekdayOf = (day: number): string => weekdays[new Date(day).getUTCDay()] ?? '';

export const daysApart = (from: number, to: number): number => Math.round((to - from) / dayMs);
