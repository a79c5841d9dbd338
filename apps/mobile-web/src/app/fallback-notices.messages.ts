import { defineMessages } from '../shared/i18n/messages.ts';

/**
 * Messages for a page whose scripts failed to load or whose JavaScript is disabled. Only the
 * prerender build reads these messages.
 */
export const fallbackNoticeMessages = defineMessages('pageNotes', {
  notLoaded: 'This page is not ready yet. Check your network and load it again.',
  reload: 'Reload',
  noScript: 'This page needs JavaScript. Switch it on in your browser and load the page again.',
});
