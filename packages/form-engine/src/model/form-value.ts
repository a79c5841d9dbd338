/** One answer: a text, a number, a list of choices where a field takes several, or the rows of a group. */
export type FormValue = string | number | readonly string[] | readonly RowValues[];

/** The answers of one row of a group, by the names of its fields. */
export type RowValues = Readonly<Record<string, string | number | readonly string[]>>;

/** What is sent: the shown fields that are filled in, by payload name. */
export type FormValues<Value = FormValue> = Record<string, Value>;
