import type { FormValue } from '../model/form-value.ts';

/** A form's imperative API; fields are identified by their payload names. */
export interface FormHandle {
  /** Submits like the form's own button; an invalid form shows its errors. */
  submit: () => void;
  /** Restores the initial values, and clears errors and draft. */
  reset: () => void;
  /**
   * Undefined clears the field. A group takes a list of rows; a row field is named `floors[0].area`.
   * Unknown names are ignored.
   */
  setValue: (name: string, value: FormValue | undefined) => void;
  /** Shows a page, from 0, without calling `onPageChange`; for the browser's back button. */
  goToPage: (at: number) => void;
  /** Focuses a field, opening its section and page. */
  focus: (name: string) => void;
}
