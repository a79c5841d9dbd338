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
  /** Initial values by payload name. A draft takes precedence. */
  initialValues?: FormValues;
  /**
   * Called with the answers of all visible, filled-in fields, by payload name. If `onSubmit`
   * returns a promise, the form is read-only while the promise is pending. If `onSubmit` throws or
   * the promise rejects, the form shows the message `submitFailed`.
   */
  onSubmit: (values: FormValues) => unknown;
  /** Whether the form is being sent. Needed only if `onSubmit` returns no promise. */
  isSubmitting?: boolean;
  /** The errors in the server's response to the last submit (§8). */
  serverErrors?: readonly FieldError[] | undefined;
  /**
   * The key under which the form saves its answers, except identity numbers, as a draft. After a
   * successful submit, the app must call `clearDraft`.
   */
  draftKey?: string;
  /** Without a label, the form has no button. */
  submitLabel?: string;
  formId: string;
  /** Called after each change with the values that a submit would send. */
  onChange?: (values: FormValues) => void;
  /** The payload names of the read-only fields. */
  readOnlyFields?: readonly string[];
  /** Initially, only the first section is open. A click or an error opens another section. */
  sections?: readonly FormSection[];
  /**
   * Places fields side by side if the form is wide enough. By default, the property `columns` of
   * the descriptors decides (D64).
   */
  hasColumns?: boolean;
  /**
   * Adds a review page to a paged form. By default, the property `review` of the descriptors
   * decides (D64).
   */
  hasReview?: boolean;
  /** Called when the user changes the page, for example to update the browser history. */
  onPageChange?: (page: FormPage) => void;
  ref?: Ref<FormHandle>;
}

export interface BodyProps extends FormBodyProps {
  reset: () => void;
  /**
   * The result of `errorContentKey` for the server errors at the last reset. The form does not show
   * these errors again.
   */
  dismissedErrors: string;
}
