import { defineMessages } from '../../../shared/i18n/messages.ts';

/** The location prompt before an application is sent (D57). */
export const locationMessages = defineMessages('location', {
  title: 'Share your location?',
  why: 'It helps us to see that nobody else applies in your name. We keep one place, to about 100 metres.',
  free: 'You can apply without it, too.',
  share: 'Share and apply',
  finding: 'Finding your location',
  skip: 'Apply without it',
});
