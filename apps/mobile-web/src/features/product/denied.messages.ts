import { defineMessages } from '../../shared/i18n/messages.ts';

/** Messages of a denied loan: when the borrower can apply again. */
export const deniedMessages = defineMessages('denied', {
  waitTitle: 'You can apply again in',
  soon: 'less than 1 hour',
  from: 'from {time}',
  about: 'about {date}',
  generalTitle: 'Not approved this time',
  general: 'You can re-apply in {days}.',
  owed: 'Nothing is owed and nothing was charged.',
  kept: 'What you have filled in is kept for the next time.',
  smaller: 'A smaller amount may be approved then.',
  question: 'A question about this?',
  help: 'Help Center',
  back: 'Back',
});
