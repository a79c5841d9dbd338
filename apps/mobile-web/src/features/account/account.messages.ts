import { defineMessages } from '../../shared/i18n/messages.ts';

export const accountMessages = defineMessages('account', {
  greeting: 'Hello',
  signedInAs: '+{prefix} {phone}',
  money: 'Your orders',
  orders: 'Order History',
  schedules: 'Scheduled orders',
  support: 'Support',
  feedback: 'FeedBack',
  help: 'Help Center',
  about: 'About us',
  legal: 'Agreements',
  privacy: 'Privacy Policy',
  loan: 'Loan Guarantee Agreement',
  install: 'Add to home screen',
  quit: 'Quit',
  quitTitle: 'Do you want to quit?',
  quitText: 'You will be signed out on this phone. Your orders stay as they are.',
  quitYes: 'Quit',
  quitNo: 'Stay',
});

export const helpMessages = defineMessages('help', {
  loading: 'Loading the questions',
  failed: 'The questions could not be loaded',
  empty: 'No questions yet',
  emptyText: 'Tell us what you would like to know.',
  feedback: 'FeedBack',
});

export const aboutMessages = defineMessages('about', {
  loading: 'Loading the text',
  failed: 'This text could not be loaded',
});
