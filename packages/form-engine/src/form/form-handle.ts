import type { FormValue } from '../model/form-value.ts';

/** What an app can do with a form from outside; fields are named by their payload names. */
export interface FormHandle {
  /** As the form's own button: a wrong form is refused, and shows why. */
  submit: () => void;
  /** Back to the initial values, without errors and without a draft. */
  reset: () => void;
  /**
   * Undefined empties the field; a group takes a list of rows, and a field in a row is named `floors[0].area`. A name
   * that the form does not have changes nothing.
   */
  setValue: (name: string, value: FormValue | undefined) => void;
  /** Shows a page, from 0, without `onPageChange`: for the way back of the browser. */
  goToPage: (at: number) => void;
  /** Opens the section around the field, and shows its page. */
  focus: (name: string) => void;
}
