/** An answer as sent: text, number, boolean, choices, the rows of a group, or a single group. */
export type FormValue =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly RowValues[]
  | RowValues;

/** Answers of a row by field name. A nested group has a list of rows. */
export interface RowValues {
  readonly [name: string]: FormValue;
}

/** The values to send: visible, filled-in answers by payload name. */
export type FormValues<Value = FormValue> = Record<string, Value>;
