import { defineMessages } from '../../../shared/i18n/messages.ts';

/** Messages of the frame of each verification step. */
export const stepMessages = defineMessages('step', {
  place: 'Step {step} of {as}',
  next: 'Next',
  saving: 'Saving',
  loading: 'Checking what is done already',
  basic: 'Basic',
  work: 'Work',
  identity: 'Identity',
  face: 'Face',
  contacts: 'Contacts',
  doneText: 'There is nothing more to do here.',
});
