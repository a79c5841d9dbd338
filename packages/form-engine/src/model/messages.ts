/** Words with a number: one text, or one for each plural form that their language has. */
export type PluralMessage =
  | string
  | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** All words of a form; `{name}` marks a place that the engine fills in. */
export interface FormMessages extends ErrorMessages {
  /** The language of these words, which decides about plural forms; English if it is missing. */
  locale?: string;
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
  /** In a long list whose choice can be taken back: the first entry, which takes it back. */
  noChoice: string;
  /** Label of the search box of a long list. */
  search: string;
  searchEmpty: string;
  /** `{count}` */
  searchResults: PluralMessage;
  /** Label of the button that closes a long list. */
  close: string;
  /** Heading of the list of errors; `{count}` */
  problemsTitle: PluralMessage;
  /** Spoken by screen readers after a refused submit; `{count}` */
  problemsAnnounced: PluralMessage;
  /** Spoken when an answer shows more fields; `{count}` */
  fieldsShown: PluralMessage;
  /** Spoken when an answer hides fields; `{count}` */
  fieldsHidden: PluralMessage;
  submitting: string;
  /** Below a field that left `{characters}` of a name out. */
  leftOut: string;
  /** In the list of errors, when sending has failed and can be tried again. */
  submitFailed: string;
}

/** The errors: the field types name them in their `messages`. `{label}`, `{field}` (the label inside a sentence) and `{max}` are filled in. */
export interface ErrorMessages {
  fieldRequired: string;
  digitsOnly: string;
  textTooLong: string;
  phoneUnreadable: string;
  choiceRequired: string;
  choiceUnknown: string;
  choicesNotLoaded: string;
}

/** Fills in each `{name}` that has a value; the others stay as they are. */
export function fillMessage(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** The words for this number, in the plural form that their language has for it. */
export function pluralMessage(
  text: PluralMessage,
  count: number,
  { locale = 'en' }: FormMessages,
): string {
  if (typeof text === 'string') return fillMessage(text, { count });
  return fillMessage(text[new Intl.PluralRules([locale, 'en']).select(count)] ?? text.other, {
    count,
  });
}
