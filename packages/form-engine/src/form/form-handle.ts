import type { FormValue } from '../model/form-value.ts';

/** The imperative API of a form. Fields are identified by their payload names. */
export interface FormHandle {
  /** Submits like the form's own button. An invalid form shows its errors instead. */
  submit: () => void;
  /** Restores the initial values and clears the errors and the draft. */
  reset: () => void;
  /**
   * Sets the value of a field; undefined clears it. The value of a group is a list of rows. Row
   * fields have names such as `floors[0].area`. Unknown names are ignored.
   */
  setValue: (name: string, value: FormValue | undefined) => void;
  /**
   * Shows the page with this index without calling `onPageChange`, for the browser's back button.
   */
  goToPage: (at: number) => void;
  /** Focuses a field and opens its section and page. */
  focus: (name: string) => void;
}
