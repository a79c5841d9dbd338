/**
 * What a person is told: English words of the code, or a template with what stands in its braces. Every text is
 * looked up in other languages by its English, so what people typed never is one: it is a value.
 */
export type Message = string | Template;

export interface Template {
  words: string;
  with: Values;
}

export type Values = Readonly<Record<string, Value>>;

/** What stands in braces and has words of its own in each language. All of it can be kept as JSON. */
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

/** A text or a number as it is, the same in every language; or something with words of its own. */
export type Value =
  | string
  | number
  | {
      [Kind in keyof FormattedValues]: Readonly<Record<Kind, FormattedValues[Kind]>>;
    }[keyof FormattedValues];
