/** All words of a form; `{name}` marks a place that the engine fills in. */
export interface FormTexts {
  /** Beside the label of a field that may stay empty. */
  optional: string;
  /** In a list before anything is chosen. */
  choose: string;
  /** In place of `choose`; `{parent}` is the label of the field to choose first. */
  chooseParentFirst: string;
  /** `{label}` */
  optionsLoading: string;
  /** `{label}` */
  optionsFailed: string;
  /** `{label}` */
  optionsEmpty: string;
  retry: string;
  /** Label of the search box of a long list. */
  search: string;
  searchEmpty: string;
  /** `{count}` */
  searchResults: string;
  /** Label of the button that closes a long list. */
  close: string;
  /** Heading of the list of errors; `{count}` */
  problemsTitle: string;
  /** Spoken by screen readers after a refused submit; `{count}` */
  problemsAnnounced: string;
  /** Spoken when an answer shows more fields; `{count}` */
  fieldsShown: string;
  /** Spoken when an answer hides fields; `{count}` */
  fieldsHidden: string;
  submitting: string;

  // Errors: the kinds name them in their `messages`. `{label}` and `{max}` are filled in.
  fieldRequired: string;
  digitsOnly: string;
  textTooLong: string;
  phoneUnreadable: string;
  choiceRequired: string;
  choiceUnknown: string;
  choicesNotLoaded: string;
}

/** Fills in each `{name}` that has a value; the others stay as they are. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
