import { defineMessages } from '../../shared/i18n/messages.ts';

/** The account page: user, tier and links. */
export const accountMessages = defineMessages('account', {
  greeting: 'Hello',
  signedInAs: '+{prefix} {phone}',
  lessFees: 'Processing fee {percent} lower',
  noTier: 'Repay a loan on time to reach {tier}',
  toRepay: '{amount} to repay',
  applied: '{amount} applied for',
  more: '{count} more',
  nothingRuns: 'Nothing to repay',
  seeOffers: 'See what you can get',
  runningLoading: 'Looking up your loans',
  runningUnknown: 'Your loans did not load',
  seeOrders: 'See all orders',
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
  consents: 'My consents',
  myData: 'My data',
  grievances: 'Grievances',
  contact: 'Emergency contact',
  install: 'Add to home screen',
  quit: 'Quit',
  quitTitle: 'Do you want to quit?',
  quitText: 'You will be signed out on this phone. Your orders stay as they are.',
  quitNo: 'Stay',
  quitEverywhere: 'Sign out on all devices',
  quitEverywhereTitle: 'Sign out on all devices?',
  quitEverywhereText:
    'You will be signed out on this phone and everywhere else where you signed in with your number.',
  everywhereDone: 'You are signed out on all devices.',
  everywhereLater:
    'You are signed out on this phone. Your other devices follow when this phone has a connection.',
  everywhereRefused:
    'You are signed out on this phone. Your other devices could not be signed out.',
});

/** The devices signed in to the account. */
export const deviceMessages = defineMessages('devices', {
  show: 'See where you are signed in',
  title: 'Where you are signed in',
  loading: 'Looking up your devices',
  failed: 'Your devices did not load',
  here: 'This device',
  apple: 'An iPhone or a Mac',
  others: 'An Android phone or a computer',
  unknown: 'Another device',
  began: 'Signed in {began}',
  beganAndUsed: 'Signed in {began}, used {used}',
  signOut: 'Sign out there',
  question: 'Sign out on this device?',
  answer: 'Whoever uses it has to sign in again with a code.',
  keep: 'Keep it',
  signingOut: 'Signing out',
  done: 'That device is signed out.',
});

/** Labels around the help page's questions and answers, which come from the server. */
export const helpMessages = defineMessages('help', {
  loading: 'Loading the questions',
  failed: 'The questions could not be loaded',
  empty: 'No questions yet',
  emptyText: 'Tell us what you would like to know.',
  feedback: 'FeedBack',
  more: 'Not answered here?',
  write: 'Write to us and read our reply',
  call: 'Call us',
});

/** Labels around the text “About us”, which comes from the server. */
export const aboutMessages = defineMessages('about', {
  loading: 'Loading the text',
  failed: 'This text could not be loaded',
});
