/** `name` is the payload name of a field, if the error is about a field (§8). */
export interface FieldError {
  name?: string;
  message: string;
}

/**
 * An error with the key of its field, because the name of a row field changes if an earlier row is
 * removed.
 */
export interface KeyedError extends FieldError {
  fieldKey?: string;
}
