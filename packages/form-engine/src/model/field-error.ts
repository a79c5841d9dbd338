/** One thing that the server found wrong (§8); `name` is the field's payload name, where it is known. */
export interface FieldError {
  name?: string;
  message: string;
}

/** An error of a row keeps the key of its field: its path changes when a row before it goes. */
export interface KeyedError extends FieldError {
  fieldKey?: string;
}
