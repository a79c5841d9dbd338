import { phoneMessages, validationMessages } from '@kosha/domain';
import { defineMessages } from '../../../shared/i18n/messages.ts';

const { contactNameRequired, contactPhoneRequired, contactRelationRequired, contactsIncomplete } =
  validationMessages;
const { phoneTooShort, phoneTooLong, phoneForeign } = phoneMessages;

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
  nameHint: "Only letters, spaces, ' and .",
  mobile: 'Phone number',
  phoneTooShort,
  phoneTooLong,
  phoneForeign,
  relation: 'Relationship',
  missing: 'Fill this in',
  done: 'Your contacts are saved',
  contactNameRequired,
  contactPhoneRequired,
  contactRelationRequired,
  contactsIncomplete,
});
