/** One answer: a text, a number or, where a field takes several, a list of choices. */
export type FormValue = string | number | readonly string[];

/** What is sent: the shown fields that are filled in, by payload name. */
export type FormValues<Value = FormValue> = Record<string, Value>;
