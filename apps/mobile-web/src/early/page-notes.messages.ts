import { defineMessages } from '../shared/i18n/messages.ts';

/** What a page says where the app's scripts do not come or may not run; only the build reads it. */
export const pageNotesMessages = defineMessages('pageNotes', {
  late: 'This page is not ready yet. Check your network: we keep trying.',
  lateForm:
    'This page is not ready yet. Check your network: we keep trying, and what you typed stays.',
  noScript: 'This page needs JavaScript. Switch it on in your browser and load the page again.',
});
