import { defineMessages } from '../../../shared/i18n/messages.ts';

/** Messages around the server-defined forms of basic and work information. */
export const infoMessages = defineMessages('info', {
  loading: 'Loading the questions',
  failed: 'The questions could not be loaded',
  basicDone: 'Your basic information is saved',
  workDone: 'Your work information is saved',
  empty: 'There is nothing to fill in right now',
  emptyText: 'The questions have not come. Please try again in a moment.',
});
