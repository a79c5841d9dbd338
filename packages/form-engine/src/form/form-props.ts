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
  /** Initial values by payload name; a draft takes precedence. */
  initialValues?: FormValues;
  /**
   * Called with the visible, filled-in answers by payload name. While its promise is pending, the form is
   * read-only and cannot be submitted again. If it throws, the message `submitFailed` is shown.
   */
  onSubmit: (values: FormValues) => unknown;
  /** True while submitting, for an `onSubmit` that returns no promise. */
  isSubmitting?: boolean;
  /** The server's errors of the last submit (§8). */
  serverErrors?: readonly FieldError[] | undefined;
  /** Saves a draft under this key, without identity numbers; the caller clears it on success. */
  draftKey?: string;
  /** The button's label; without it the form renders no button. */
  submitLabel?: string;
  formId: string;
  /** Called after each change with the values that would be sent. */
  onChange?: (values: FormValues) => void;
  /** Payload names of read-only fields. */
  readOnlyFields?: readonly string[];
  /** Collapsible sections of a long form; the first is open, the others open on click or error. */
  sections?: readonly FormSection[];
  /** Uses columns where the form is wide enough; by default as the descriptors say (D64). */
  hasColumns?: boolean;
  /** Adds a review page to a paged form; by default as the descriptors say (D64). */
  hasReview?: boolean;
  /** Called when the user changes the page, for example to update the browser history. */
  onPageChange?: (page: FormPage) => void;
  ref?: Ref<FormHandle>;
}

export interface BodyProps extends FormBodyProps {
  reset: () => void;
  /** The content of the server errors before a reset, which are not shown again. */
  dismissedErrors: string;
}
