import { phoneMessages, validationMessages } from '@kosha/domain';
import { defineMessages } from '../../../shared/i18n/messages.ts';

const { contactNameRequired, contactPhoneRequired, contactRelationRequired, contactsIncomplete } =
  validationMessages;
const { phoneTooShort, phoneTooLong, phoneForeign } = phoneMessages;

/** Messages of the step with three emergency contacts. */
export const contactsMessages = defineMessages('contacts', {
  intro: 'Three people we may turn to when we cannot reach you.',
  typedByHand: '{app} never opens your phone book.',
  first: 'First contact',
  second: 'Second contact',
  third: 'Third contact',
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
