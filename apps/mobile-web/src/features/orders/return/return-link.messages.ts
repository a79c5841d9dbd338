import { defineMessages } from '../../../shared/i18n/messages.ts';

/** The row of an order that leads to giving the loan back (D56). */
export const returnLinkMessages = defineMessages('returnLink', {
  title: 'Return this loan',
  until: 'Until {time}, no fee is kept',
});
