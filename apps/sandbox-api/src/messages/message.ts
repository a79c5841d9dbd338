/**
 * An English text, by which the translation is found. User input would have no translation, so pass
 * it in `with` of a template.
 */
export type Message = string | Template;

export interface Template {
  words: string;
  with: TemplateValues;
}

export type TemplateValues = Readonly<Record<string, TemplateValue>>;

/** Values that a template formats. They must be JSON, because messages are stored. */
export interface FormattableValues {
  text: Message;
  /** A label inside a sentence: 'Full name' becomes 'full name', 'PIN code' stays unchanged. */
  label: string;
  /** Epoch ms, shown as '12 Dec 2026'. */
  date: number;
  /** Epoch ms, shown as '12 Dec 2026, 5:30 pm'. */
  dateTime: number;
  /** Epoch ms, shown as 'Sat 12 Dec'. */
  weekday: number;
  /** Shown as '1 day', '15 days'. */
  days: number;
  /** Milliseconds, rounded up and shown as '5 minutes', or in hours above two hours. */
  wait: number;
  /** Shown as '2 loans'. */
  loans: number;
  /** Shown as '2 more loans'. */
  moreLoans: number;
  /** Shown as '2nd' in English, and as '2' in other languages. */
  ordinal: number;
}

export type TemplateValue =
  | string
  | number
  | {
      [Kind in keyof FormattableValues]: Readonly<Record<Kind, FormattableValues[Kind]>>;
    }[keyof FormattableValues];
