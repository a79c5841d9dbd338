/** `name` is the payload name of a field, if the error is about a field (§8). */
export interface FieldError {
  name?: string;
  message: string;
}

/** If an earlier row is removed, the name of a field in a row changes, but its key does not. */
export interface KeyedError extends FieldError {
  fieldKey?: string;
}
