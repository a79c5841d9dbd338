/** One thing that the server found wrong (§8); `name` is the field's payload name, where it is known. */
export interface FieldError {
  name?: string;
  message: string;
}
