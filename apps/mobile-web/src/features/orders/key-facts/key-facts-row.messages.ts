import { defineMessages } from '../../../shared/i18n/messages.ts';

export const keyFactsRowMessages = defineMessages('keyFactsRow', {
  title: 'Key Facts Statement',
  subtitle: 'All costs and rules of this loan on one page',
});
