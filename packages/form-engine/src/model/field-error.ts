/** A server error (§8); `name` is the field's payload name, if known. */
export interface FieldError {
  name?: string;
  message: string;
}

/** Has the field's key, because the path of a row field changes when a previous row is removed. */
export interface KeyedError extends FieldError {
  fieldKey?: string;
}
