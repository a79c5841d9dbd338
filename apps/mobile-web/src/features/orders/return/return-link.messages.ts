import { defineMessages } from '../../../shared/i18n/messages.ts';

export const returnLinkMessages = defineMessages('returnLink', {
  title: 'Return this loan',
  until: 'Until {time}, no fee is kept',
});
