import { defineMessages } from '../shared/i18n/messages.ts';

/** Shown by a page whose scripts fail to load or are disabled; only the build reads it. */
export const pageNotesMessages = defineMessages('pageNotes', {
  notLoaded: 'This page is not ready yet. Check your network and load it again.',
  reload: 'Reload',
  noScript: 'This page needs JavaScript. Switch it on in your browser and load the page again.',
});
