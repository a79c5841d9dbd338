import { defineMessages } from '../../../shared/i18n/messages.ts';

/** Shown if the page for iPhones is opened on another device. */
export const alertMessages = defineMessages('alert', {
  only: 'only available to IOS users',
  open: 'Please open this address in a browser on an iPhone or iPad, such as Safari.',
  address: 'Address',
  copy: 'Copy the link',
  copied: 'The link is copied. Send it to your iPhone or iPad.',
  notCopied: 'The link could not be copied. Hold your finger on the address and choose Copy.',
  here: 'You are on iOS',
  hereText: 'You can go on right here.',
  goOn: 'Go on',
  android: 'You have an Android phone? Get the app',
});
