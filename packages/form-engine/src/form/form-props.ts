import type { Ref } from 'react';
import type { FieldError } from '../model/field-error.ts';
import type { FormDescription } from '../model/field.ts';
import type { FormValues } from '../model/form-value.ts';
import type { OptionLoaders } from '../model/options.ts';
import type { FormMessages } from '../model/messages.ts';
import type { FormHandle } from './form-handle.ts';
import type { FormSection } from './section-groups.ts';
import type { FormPage } from '../model/pages.ts';

export interface FormBodyProps {
  form: FormDescription;
  options: OptionLoaders;
  messages: FormMessages;
  /** What the form starts with, by payload name; a draft comes before it. */
  initialValues?: FormValues;
  /**
   * Gets what may be sent: the shown fields that are filled in, by payload name. While its promise runs, none of
   * them can change and no other submit starts. What it throws is shown in the words of `submitFailed`.
   */
  onSubmit: (values: FormValues) => unknown;
  /** True while the answers are being sent, for an `onSubmit` that gives no promise. */
  isSubmitting?: boolean;
  /** What the server said of the last submit (§8). */
  serverErrors?: readonly FieldError[] | undefined;
  /** Keeps what is typed after a reload, except identity numbers; the caller clears it on success. */
  draftKey?: string;
  /** The button's words; without them the form has no button of its own. */
  submitLabel?: string;
  formId: string;
  /** Gets what could be sent now, after each change. */
  onChange?: (values: FormValues) => void;
  /** The payload names of fields that show their value and keep it. */
  readOnlyFields?: readonly string[];
  /** The headings of a long form; the first section is open, the others open with a press or an error. */
  sections?: readonly FormSection[];
  /** Sets fields beside each other where the form is wide enough; without it a descriptor may say so (D64). */
  hasColumns?: boolean;
  /** Ends a form of several pages with a page that shows all answers; without it a descriptor may say so (D64). */
  hasReview?: boolean;
  /** Gets each page to which the person goes, such as for the way back of the browser. */
  onPageChange?: (page: FormPage) => void;
  ref?: Ref<FormHandle>;
}

export interface BodyProps extends FormBodyProps {
  reset: () => void;
  /** The content of server errors that were there before a reset. */
  dismissedErrors: string;
}
