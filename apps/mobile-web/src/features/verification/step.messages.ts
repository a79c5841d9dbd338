import { defineMessages } from '../../shared/i18n/messages.ts';

export const stepMessages = defineMessages('step', {
  place: 'Step {step} of {as}',
  next: 'Next',
  saving: 'Saving',
  loading: 'Checking what is done already',
  lostPicture:
    'The picture that you took had not been sent, and we keep none on this phone. Please take it again.',
  goOn: 'Continue',
  doneText: 'There is nothing more to do here.',
});
