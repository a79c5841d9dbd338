/**
 * One answer: a text, a number, yes or no, a list of choices where a field takes several, or the rows of a group; of a group that
 * stands once its answers.
 */
export type FormValue =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly RowValues[]
  | RowValues;

/** The answers of one row of a group, by the names of its fields; a group in the row is one of them. */
export interface RowValues {
  readonly [name: string]: FormValue;
}

/** What is sent: the shown fields that are filled in, by payload name. */
export type FormValues<Value = FormValue> = Record<string, Value>;
