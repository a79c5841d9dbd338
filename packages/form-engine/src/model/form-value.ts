/**
 * An answer as it is sent: a string, a number, a boolean, a list of choices, the rows of a group,
 * or the answers of a single group.
 */
export type FormValue =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly RowValues[]
  | RowValues;

/** The answers of one row by field name. The answer of a nested group is a list of rows. */
export interface RowValues {
  readonly [name: string]: FormValue;
}

/** The values to send: visible, filled-in answers by payload name. */
export type FormValues<Value = FormValue> = Record<string, Value>;
