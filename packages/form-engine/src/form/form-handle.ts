import type { FormValue } from '../model/form-value.ts';

/** The imperative API of a form. Fields are identified by their payload names. */
export interface FormHandle {
  /** Submits like the form's own button. An invalid form shows its errors instead. */
  submit: () => void;
  /** Restores the initial values and clears the errors and the draft. */
  reset: () => void;
  /**
   * Sets the answer of a field; undefined clears the field. For a group, `value` is a list of rows.
   * Unknown names are ignored.
   */
  setValue: (name: string, value: FormValue | undefined) => void;
  /**
   * Shows a page by its index, for example after the browser's back button. Does not call
   * `onPageChange`.
   */
  goToPage: (at: number) => void;
  /** Focuses a field and opens its section and page. */
  focus: (name: string) => void;
}
