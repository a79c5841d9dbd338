/** One message, or one message per plural form of the language. */
export type PluralMessage =
  | string
  | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** The messages of a form. The engine replaces placeholders such as `{label}`. */
export interface FormMessages extends ErrorMessages {
  /** The locale for plural forms and dates, such as `hi`; English by default. */
  locale?: string;
  /** Shown next to the label of an optional field. */
  optional: string;
  /** Shown in a list without a selected choice. */
  choose: string;
  /**
   * Shown instead of `choose` until the field that determines the choices is filled in. `{parent}`
   * is the label of that field.
   */
  chooseParentFirst: string;
  /** Placeholder: `{label}`. */
  optionsLoading: string;
  /** Placeholder: `{label}`. */
  optionsFailed: string;
  /** Placeholder: `{label}`. */
  optionsEmpty: string;
  retry: string;
  /** The label of the entry in a long list that clears the choice of an optional field. */
  noChoice: string;
  search: string;
  searchEmpty: string;
  /** Placeholder: `{count}`. */
  searchResults: PluralMessage;
  /** The label of the button that closes a long list. */
  close: string;
  /** The heading of the error summary. Placeholder: `{count}`. */
  problemsTitle: PluralMessage;
  /**
   * Announced after a rejected submit, and shown in the heading of a section with errors.
   * Placeholder: `{count}`.
   */
  problemsAnnounced: PluralMessage;
  /** Announced when an answer shows more fields. Placeholder: `{count}`. */
  fieldsShown: PluralMessage;
  /** Announced when an answer hides fields. Placeholder: `{count}`. */
  fieldsHidden: PluralMessage;
  submitting: string;
  /** Shown when characters were removed from a name. Placeholder: `{characters}`. */
  leftOut: string;
  /** Shown in the error summary if `onSubmit` throws or rejects. The user can then submit again. */
  submitFailed: string;
}

/**
 * Placeholders: `{label}`, `{field}` (`full name` for the label `Full name`) and `{max}` (the
 * maximum length).
 */
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
