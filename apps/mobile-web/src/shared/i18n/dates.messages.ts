import { defineMessages } from './messages.ts';

/**
 * Messages for dates and durations (D59). In English, they produce the same formats as the domain
 * package.
 */
export const dateMessages = defineMessages('dates', {
  jan: 'Jan',
  feb: 'Feb',
  mar: 'Mar',
  apr: 'Apr',
  may: 'May',
  jun: 'Jun',
  jul: 'Jul',
  aug: 'Aug',
  sep: 'Sept',
  oct: 'Oct',
  nov: 'Nov',
  dec: 'Dec',
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
  am: 'am',
  pm: 'pm',
  day_one: '{count} day',
  day_other: '{count} days',
  hour_one: '{count} hour',
  hour_other: '{count} hours',
  periods: '{list} or {last}',
});
