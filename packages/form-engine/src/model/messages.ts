/** A message with a number: one text, or one per plural form of the language. */
export type PluralMessage =
  | string
  | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** All messages of a form; the engine replaces placeholders such as `{name}`. */
export interface FormMessages extends ErrorMessages {
  /** The language of the messages, which determines plural forms; defaults to English. */
  locale?: string;
  /** The note next to the label of an optional field. */
  optional: string;
  /** The placeholder of a list. */
  choose: string;
  /** Replaces `choose`; `{parent}` is the label of the field to choose first. */
  chooseParentFirst: string;
  /** `{label}` */
  optionsLoading: string;
  /** `{label}` */
  optionsFailed: string;
  /** `{label}` */
  optionsEmpty: string;
  retry: string;
  /** The first entry of an optional long list, which clears the choice. */
  noChoice: string;
  /** Label of the search box of a long list. */
  search: string;
  searchEmpty: string;
  /** `{count}` */
  searchResults: PluralMessage;
  /** Label of the button that closes a long list. */
  close: string;
  /** Heading of the error summary; `{count}` */
  problemsTitle: PluralMessage;
  /** Announced after a rejected submit; `{count}` */
  problemsAnnounced: PluralMessage;
  /** Announced when an answer shows more fields; `{count}` */
  fieldsShown: PluralMessage;
  /** Announced when an answer hides fields; `{count}` */
  fieldsHidden: PluralMessage;
  submitting: string;
  /** Shown when `{characters}` were removed from a name. */
  leftOut: string;
  /** In the error summary, when sending has failed and can be retried. */
  submitFailed: string;
}

/** Error messages, which field types refer to. Placeholders: `{label}`, `{field}` (the label in a sentence), `{max}`. */
export interface ErrorMessages {
  fieldRequired: string;
  digitsOnly: string;
  textTooLong: string;
  phoneUnreadable: string;
  choiceRequired: string;
  choiceUnknown: string;
  choicesNotLoaded: string;
}

/** Replaces each `{name}` that has a value; others are left unchanged. */
export function fillMessage(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** The message for this number, in the plural form of its language. */
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
