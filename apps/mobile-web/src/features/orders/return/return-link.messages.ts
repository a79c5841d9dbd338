import { defineMessages } from '../../../shared/i18n/messages.ts';

/** The row that links to returning the loan (D56). */
export const returnLinkMessages = defineMessages('returnLink', {
  title: 'Return this loan',
  until: 'Until {time}, no fee is kept',
});
