import type { FormMessages } from './model/messages.ts';

/** The messages in English. An app can pass its own messages instead. */
export const englishMessages: FormMessages = {
  locale: 'en',
  optional: '(optional)',
  choose: 'Please select',
  chooseParentFirst: 'Choose {parent} first',
  optionsLoading: 'Loading {label}…',
  optionsFailed: '{label} could not be loaded',
  optionsEmpty: 'There is no {label} to choose from',
  retry: 'Retry',
  noChoice: 'No answer',
  search: 'Search',
  searchEmpty: 'Nothing matches',
  searchResults: '{count} found',
  close: 'Close',
  problemsTitle: 'To correct: {count}',
  problemsAnnounced: {
    one: '{count} field needs attention',
    other: '{count} fields need attention',
  },
  fieldsShown: {
    one: '{count} more field is shown',
    other: '{count} more fields are shown',
  },
  fieldsHidden: { one: '{count} field is hidden', other: '{count} fields are hidden' },
  submitting: 'Sending',
  leftOut: 'Left out, as names do not have it: {characters}',
  submitFailed: 'This could not be sent. Try again.',
  fieldRequired: 'Fill in {label}',
  digitsOnly: '{label} takes digits only',
  textTooLong: 'Use at most {max} characters for {label}',
  phoneUnreadable: '{label} takes a number of India with at most {max} digits',
  choiceRequired: 'Choose {label}',
  choiceUnknown: 'Choose {label} from the list',
  choicesNotLoaded: 'The list for {label} has not been loaded yet',
};
