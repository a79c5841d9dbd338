import { defineMessages } from '../../../shared/i18n/messages.ts';

/** A page that opens the native app. */
export const promotionMessages = defineMessages('promotion', {
  title: 'Opening the app',
  soon: 'If the app does not open, you go on in the browser in {seconds} s.',
  left: 'The app should be open now. You can also go on here.',
  goOn: 'Go on in the browser',
  open: 'Open the app',
});
