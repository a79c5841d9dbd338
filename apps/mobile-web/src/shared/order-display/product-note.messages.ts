import { defineMessages } from '../i18n/messages.ts';

/** Messages below a product: why it is unavailable, or that Apply opens another site. */
export const productNoteMessages = defineMessages('productNote', {
  reapply: 'You can apply again from {time}.',
  leaves: 'Apply opens {site}, outside this app. Price and terms are theirs.',
  leavesToPartner: "Apply opens a partner's website, outside this app. Price and terms are theirs.",
  full: 'No more applications for it are taken now. Please look again later.',
});
