/** What an app can do with a form from outside; fields are named by their payload names. */
export interface FormHandle {
  /** As the form's own button: a wrong form is refused, and shows why. */
  submit: () => void;
  /** Back to the initial values, without errors and without a draft. */
  reset: () => void;
  /** Undefined empties the field. A name that the form does not have changes nothing. */
  setValue: (name: string, value: string | number | undefined) => void;
  /** Opens the section around the field. */
  focus: (name: string) => void;
}
