/** One message, or one message per plural form of the language. */
export type PluralMessage =
  | string
  | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** The messages of a form. The engine replaces placeholders such as `{name}`. */
export interface FormMessages extends ErrorMessages {
  /** Determines plural forms; English by default. */
  locale?: string;
  /** Shown next to the label of an optional field. */
  optional: string;
  /** Shown in a list without a selected choice. */
  choose: string;
  /** Shown instead of `choose`. `{parent}` is the label of the field to choose first. */
  chooseParentFirst: string;
  /** Placeholder: `{label}`. */
  optionsLoading: string;
  /** Placeholder: `{label}`. */
  optionsFailed: string;
  /** Placeholder: `{label}`. */
  optionsEmpty: string;
  retry: string;
  /** The label of the entry that clears the choice in an optional long list. */
  noChoice: string;
  search: string;
  searchEmpty: string;
  /** Placeholder: `{count}`. */
  searchResults: PluralMessage;
  /** The label of the button that closes a long list. */
  close: string;
  /** The heading of the error summary. Placeholder: `{count}`. */
  problemsTitle: PluralMessage;
  /** Announced after a rejected submit. Placeholder: `{count}`. */
  problemsAnnounced: PluralMessage;
  /** Announced when an answer shows more fields. Placeholder: `{count}`. */
  fieldsShown: PluralMessage;
  /** Announced when an answer hides fields. Placeholder: `{count}`. */
  fieldsHidden: PluralMessage;
  submitting: string;
  /** Shown when characters were removed from a name. Placeholder: `{characters}`. */
  leftOut: string;
  /** Shown in the error summary if `onSubmit` has failed and can be retried. */
  submitFailed: string;
}

/** Placeholders: `{label}`, `{field}` (the label inside a sentence) and `{max}`. */
export interface ErrorMessages {
  fieldRequired: string;
  digitsOnly: string;
  textTooLong: string;
  phoneUnreadable: string;
  choiceRequired: string;
  choiceUnknown: string;
  choicesNotLoaded: string;
}

/** Replaces the placeholders of a message. Placeholders without a value stay unchanged. */
export function fillMessage(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

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
