import { defineMessages } from '../../shared/i18n/messages.ts';

/** The dialog that the floating button opens until there is a form (§2). */
export const feedbackMessages = defineMessages('feedback', {
  title: 'Feedback',
  soon: 'A form for your feedback comes soon. Until then, please call or write to us: we read everything.',
  loading: 'Loading how to reach us',
  failed: 'How to reach us could not be loaded',
  close: 'Close',
});
