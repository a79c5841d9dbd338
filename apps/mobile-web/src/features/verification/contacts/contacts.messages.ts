import { validationMessages } from '@kosha/domain';
import { defineMessages } from '../../../shared/i18n/messages.ts';

const { contactNameRequired, contactPhoneRequired, contactRelationRequired, contactsIncomplete } =
  validationMessages;

export const contactsMessages = defineMessages('contacts', {
  intro: 'Three people we may turn to when we cannot reach you.',
  typedByHand: 'Type them in yourself: {app} never opens or asks for your phone book.',
  first: 'First contact',
  firstHint: 'A parent or your spouse',
  second: 'Second contact',
  secondHint: 'A brother, a sister or a child',
  third: 'Third contact',
  thirdHint: 'Somebody you study or work with, or a friend',
  name: 'Name',
  nameHint: 'Letters, spaces, apostrophes and periods',
  mobile: 'Phone number',
  mobileForeign: 'This is a number of another country. Please enter one of India.',
  mobileWrong: 'A phone number has 10 digits',
  relation: 'Relationship',
  relationPlaceholder: 'Choose',
  missing: 'Fill this in',
  done: 'Your contacts are saved',
  contactNameRequired,
  contactPhoneRequired,
  contactRelationRequired,
  contactsIncomplete,
});
