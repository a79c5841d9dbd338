import { validationMessages } from '@kosha/domain';
import { defineMessages } from '../../../shared/i18n/messages.ts';

const { faceRequired } = validationMessages;

/** Messages of the step that takes a photo of the face. */
export const faceMessages = defineMessages('face', {
  faceRequired,
  loading: 'Loading your face check',
  failed: 'We could not load your face check',
  consentTitle: 'What happens with your picture',
  consent:
    'We take one picture of your face. We compare it with your documents and keep it. If you send it, you agree to this. You need not blink or move.',
  tips: 'For a good picture',
  face: 'Your face',
  hint: 'Your whole face in the oval, in even light',
  send: 'Check my face',
  checking: 'Checking your face',
  stillPreparing: 'Please wait until your picture is ready',
  noResult: 'The result is not here yet',
  noResultText: 'Your picture has arrived. Please ask again in a moment.',
  takeAnother: 'Take again',
  passed: 'Your face is verified',
  passedText: 'The picture matches your documents.',
  notPassed: 'We could not verify your face',
  notPassedText:
    'The picture did not match. Please take another one in even light, without glasses.',
  next: 'NEXT',
  saving: 'Saving',
});
