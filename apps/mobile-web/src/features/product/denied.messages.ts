import { defineMessages } from '../../shared/i18n/messages.ts';

export const deniedMessages = defineMessages('denied', {
  waitTitle: 'You can apply again in',
  wait: '{days} {hours}',
  generalTitle: 'Not approved this time',
  general: 'You can re-apply in {days}.',
  back: 'Back',
});
