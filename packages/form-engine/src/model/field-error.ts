/** `name` is the payload name of a field, if the error is about a field (§8). */
export interface FieldError {
  name?: string;
  message: string;
}

/**
 * `fieldKey` identifies the field, because the `name` of a field in a row changes when an earlier
 * row is removed.
 */
export interface KeyedError extends FieldError {
  fieldKey?: string;
}
