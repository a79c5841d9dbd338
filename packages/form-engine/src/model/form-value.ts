/** An answer as sent: text, number, boolean, choices, the rows of a group, or a single group. */
export type FormValue =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly RowValues[]
  | RowValues;

/** The answers of a row or of a single group, by field name. */
export interface RowValues {
  readonly [name: string]: FormValue;
}

/** Answers by payload name, in the format in which they are sent. */
export type FormValues<Value = FormValue> = Record<string, Value>;
