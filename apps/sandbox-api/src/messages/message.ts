/**
 * A message for users: English text, or a template with values for its placeholders. Translations
 * are looked up by the English text, so user input is never a message, only a value.
 */
export type Message = string | Template;

export interface Template {
  words: string;
  with: Values;
}

export type Values = Readonly<Record<string, Value>>;

/**
 * Values that are formatted in the message's language. All are JSON, because messages are stored.
 */
export interface FormattedValues {
  text: Message;
  /** A label inside a sentence: 'full name' for 'Full name', but 'PIN code' as it is. */
  label: string;
  /** Epoch ms: '12 Dec 2026'. */
  date: number;
  /** Epoch ms: '12 Dec 2026, 5:30 pm'. */
  dateTime: number;
  /** Epoch ms: 'Sat 12 Dec'. */
  weekday: number;
  /** '1 day', '15 days'. */
  days: number;
  /** Milliseconds: '5 minutes', rounded up; hours when it is longer than two hours. */
  wait: number;
  /** '2 loans'. */
  loans: number;
  /** '2 more loans'. */
  moreLoans: number;
  /** '2nd'; the number alone in other languages. */
  ordinal: number;
}

/** The value of a placeholder: text or a number, inserted unchanged, or a value to format. */
export type Value =
  | string
  | number
  | {
      [Kind in keyof FormattedValues]: Readonly<Record<Kind, FormattedValues[Kind]>>;
    }[keyof FormattedValues];
