import { defineMessages } from '../../../shared/i18n/messages.ts';

/** Messages after returning from the identity provider. */
export const callbackMessages = defineMessages('callback', {
  failed: 'Your identity could not be checked',
  failedText: 'The identity service did not say why. You can try again.',
  quoted: 'You can try again. These words came with the link that brought you here, not from us:',
  back: 'Back to the step',
});
