import { defineMessages } from '../../../shared/i18n/messages.ts';

/** How to install the app. Names of browser menus are quoted as the phone shows them. */
export const installMessages = defineMessages('install', {
  title: 'Add {app} to your home screen',
  text: 'Then it opens with one tap, also without a connection.',
  show: 'Show me how',
  later: 'Not now',
  iosShare: 'Tap Share, the square with the arrow.',
  iosAdd: 'Choose “Add to Home Screen”.',
  iosConfirm: 'Tap “Add”.',
  menu: "Open your browser's menu.",
  menuAdd: 'Choose “Install” or “Add to home screen”.',
  close: 'Got it',
});
