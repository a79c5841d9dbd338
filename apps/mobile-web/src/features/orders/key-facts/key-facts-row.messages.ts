import { defineMessages } from '../../../shared/i18n/messages.ts';

/** The row that links to the Key Facts Statement. */
export const keyFactsRowMessages = defineMessages('keyFactsRow', {
  title: 'Key Facts Statement',
  subtitle: 'All costs and rules of this loan on one page',
});
