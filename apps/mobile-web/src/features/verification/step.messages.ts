import { defineMessages } from '../../shared/i18n/messages.ts';

export const stepMessages = defineMessages('step', {
  place: 'Step {step} of {as}',
  next: 'Next',
  saving: 'Saving',
});
