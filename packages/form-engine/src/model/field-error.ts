/** A server error (§8). `name` is the payload name of the field, if the error is about one. */
export interface FieldError {
  name?: string;
  message: string;
}

/** An error with a field key. The name of a row field changes if a previous row is removed. */
export interface KeyedError extends FieldError {
  fieldKey?: string;
}
