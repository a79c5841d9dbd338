import { defineMessages } from '../../shared/i18n/messages.ts';

/** What the floating button opens until the form is there (§2). */
export const feedbackMessages = defineMessages('feedback', {
  title: 'Feedback',
  soon: 'A form for your feedback comes soon. Until then, please call or write to us: we read everything.',
  loading: 'Loading how to reach us',
  failed: 'How to reach us could not be loaded',
  close: 'Close',
});
