import { formatsInWords, type DateFormats, type Language } from '@kosha/domain';
import type { dateMessages } from '../i18n/dates.messages.ts';
import type { Texts } from '../i18n/messages.ts';

type Key = keyof typeof dateMessages.texts;

const monthKeys: readonly Key[] = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];
const weekdayKeys: readonly Key[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/** The formats of dates with the words of a language; undefined where its texts have none, so that they stay English. */
export function formatsOfTexts(language: Language, texts: Texts): DateFormats | undefined {
  if (texts['dates.jan'] === undefined) return undefined;
  const word = (key: Key) => texts[`dates.${key}`] ?? '';
  return formatsInWords({
    language,
    months: monthKeys.map(word),
    weekdays: weekdayKeys.map(word),
    am: word('am'),
    pm: word('pm'),
    day: { one: word('day_one'), other: word('day_other') },
    hour: { one: word('hour_one'), other: word('hour_other') },
    periods: word('periods'),
  });
}
