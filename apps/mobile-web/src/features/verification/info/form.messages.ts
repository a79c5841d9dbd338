import type { FormMessages } from '@kosha/form-engine';
import { defineMessages } from '../../../shared/i18n/messages.ts';

/** Messages of the forms. The form engine replaces the placeholders in braces. */
export const formMessages = defineMessages('form', {
  optional: '(optional)',
  choose: 'Choose',
  chooseParentFirst: 'Choose {parent} first',
  optionsLoading: 'Loading the list',
  optionsFailed: 'The list could not be loaded',
  optionsEmpty: 'There is nothing to choose from',
  retry: 'Retry',
  noChoice: 'No answer',
  search: 'Search',
  searchEmpty: 'Nothing found',
  searchResults: '{count} found',
  close: 'Close',
  problemsTitle: 'Please check what you filled in',
  problemsAnnounced: '{count} to check',
  fieldsShown: '{count} more to fill in',
  fieldsHidden: '{count} fewer to fill in',
  submitting: 'Saving',
  leftOut: 'Left out, as names do not have it: {characters}',
  submitFailed: 'This could not be saved. Try again.',
  fieldRequired: 'Fill in your {field}',
  choiceRequired: 'Choose your {field}',
  choiceUnknown: 'Choose {label} from the list',
  choicesNotLoaded: 'The list for {label} has not been loaded yet',
  digitsOnly: 'Use digits only for {label}',
  textTooLong: 'Use at most {max} characters for {label}',
  phoneUnreadable: '{label} takes a number of India with at most {max} digits',
} satisfies FormMessages);
