import { dayMs, hourMs } from '@kosha/domain';
import { datesIn, dayInIndia, daysApart, weekdayOf } from './dates.ts';
import { onlyOne, type Page, type Rule } from './rule.ts';

/** No calendar has this day, or it is another day of the week. */
const calendar: Rule = ({ text, now }) =>
  datesIn(text, now).flatMap(({ text: written, day, weekday }) => {
    if (day === null) return [`${written} is in no calendar`];
    const right = weekdayOf(day);
    return weekday === undefined || weekday === right ? [] : [`${written} is a ${right}`];
  });

/** The first date after each match of a label, which must follow it at once. */
function datesAfter({ text, now }: Page, label: RegExp): number[] {
  const dates = datesIn(text, now);
  return [...text.matchAll(label)].flatMap(({ 0: said, index }) => {
    const end = index + said.length;
    const date = dates.find(({ at }) => at >= end);
    return typeof date?.day === 'number' && /^\s*(?:on |by )?$/.test(text.slice(end, date.at))
      ? [date.day]
      : [];
  });
}

const counts = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, count]) => Number(count));

/** 'by Fri 27 Nov · 5 days left': between today and the date before them. */
const daysLeft: Rule = ({ text, now }) => {
  const dates = datesIn(text, now);
  return [...text.matchAll(/(\d+) (days?|h|hours?) left/g)].flatMap(
    ({ 0: said, 1: count, 2: unit, index }) => {
      const date = dates.findLast(
        ({ at, text: written }) => at < index && index - at < written.length + 12,
      );
      if (typeof date?.day !== 'number') return [];
      const days = daysApart(dayInIndia(now), date.day);
      const isRight = unit?.startsWith('h')
        ? days <= Math.ceil((Number(count) * hourMs) / dayMs) + 1
        : days === Number(count);
      return isRight ? [] : [`${date.text} · ${said}, but it is ${days} days from today`];
    },
  );
};

/** 'Due was Thu 19 Nov' and '3 days late', wherever they stand. */
const daysLate: Rule = (page) => {
  const { text, now } = page;
  const late = onlyOne([
    ...counts(text, /(\d+) days? late\b/g),
    ...counts(text, /Overdue days\s+(\d+)/g),
  ]);
  const all = new Set([
    ...counts(text, /(\d+) days? late\b/g),
    ...counts(text, /Overdue days\s+(\d+)/g),
  ]);
  const due = onlyOne(datesAfter(page, /(?:Due was|Due date now)/g));
  const isList = (text.match(/Order no/g) ?? []).length > 1;
  if (isList || all.size === 0) return [];
  if (late === undefined) return [`${[...all].join(' and ')} days late at once`];
  if (due === undefined) return [];
  const days = daysApart(due, dayInIndia(now));
  return days === late ? [] : [`${late} days late, but it was due ${days} days ago`];
};

type Moment = 'applied' | 'paidOut' | 'due' | 'settled' | 'firstDue';

const moments: Readonly<Record<Moment, RegExp>> = {
  applied: /(?:Application date|Apply date|Applied)\s/g,
  paidOut: /(?:Paid out|You got)\s+₹[\d,.]+\s/g,
  firstDue: /First due date/g,
  due: /(?:Due date now|Last due date|Due was|You pay\s+₹[\d,.]+)\s/g,
  settled: /(?:\nPaid|Repaid ₹[\d,.]+)\s/g,
};

/** What has to come before what. */
const order: readonly [Moment, Moment][] = [
  ['applied', 'paidOut'],
  ['applied', 'settled'],
  ['paidOut', 'settled'],
  ['paidOut', 'firstDue'],
  ['paidOut', 'due'],
  ['firstDue', 'due'],
];

const past: readonly Moment[] = ['applied', 'paidOut', 'settled'];

const chronology: Rule = (page) => {
  const said = Object.fromEntries(
    Object.entries(moments).map(([moment, label]) => [moment, datesAfter(page, label)]),
  ) as Record<Moment, number[]>;
  const today = dayInIndia(page.now);
  const one = (moment: Moment) => onlyOne(said[moment]);
  return [
    ...past.flatMap((moment) =>
      said[moment].some((day) => day > today) ? [`${moment} after today`] : [],
    ),
    ...order.flatMap(([first, then]) => {
      const [before, after] = [one(first), one(then)];
      return before !== undefined && after !== undefined && before > after
        ? [`${then} before ${first}`]
        : [];
    }),
  ];
};

/** The money is borrowed for as many days as the text says; an offer begins today. */
const tenure: Rule = (page) => {
  const { text, now } = page;
  const days = onlyOne([
    ...counts(text, /Tenure\s+(\d+) days?/g),
    ...counts(text, /· (\d+) days ·/g),
  ]);
  const due = onlyOne([
    ...datesAfter(page, moments.due),
    ...datesAfter(page, /₹[\d,.]+ on(?= \d)/g),
  ]);
  const start = onlyOne(datesAfter(page, moments.paidOut));
  const isOffer = /of fees taken first/.test(text);
  if (days === undefined || due === undefined || (start === undefined && !isOffer)) return [];
  if (datesAfter(page, moments.settled).length > 0) return [];
  const apart = daysApart(start ?? dayInIndia(now), due);
  return apart === days ? [] : [`a tenure of ${days} days that takes ${apart}`];
};

export const timeRules: readonly Rule[] = [calendar, daysLeft, daysLate, chronology, tenure];
