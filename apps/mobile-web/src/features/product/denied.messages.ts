import { defineMessages } from '../../shared/i18n/messages.ts';

export const deniedMessages = defineMessages('denied', {
  waitTitle: 'You can apply again in',
  wait: '{days} {hours}',
  from: 'from {date}',
  generalTitle: 'Not approved this time',
  general: 'You can re-apply in {days}.',
  owed: 'Nothing is owed and nothing was charged.',
  kept: 'What you have filled in is kept for the next time.',
  smaller: 'A smaller amount may be approved then.',
  question: 'A question about this?',
  help: 'Help Center',
  back: 'Back',
});
