import {
  conditionFields,
  possibleErrors,
  sampleValues,
  type FormDescription,
  type FormMessages,
  type FormValues,
  type PossibleError,
} from '@kosha/form-engine';
import { regionsIn, type Lists } from './regions.ts';

/** One way to fill in the form; each attempt starts a new form. */
export interface Attempt {
  values: FormValues;
  /** Whether the form is submitted at once. */
  isSubmitted: boolean;
  /** How the lists must behave for it. */
  lists?: Lists;
}

export const emptyAttempt = (): Attempt => ({ values: {}, isSubmitted: false });

export const validAttempt = (form: FormDescription): Attempt => ({
  values: sampleValues(form, regionsIn),
  isSubmitted: false,
  lists: 'quick',
});

/** The form with this error and no other. */
export const attemptWith = (form: FormDescription, error: PossibleError): Attempt => ({
  values: sampleValues(form, regionsIn, [error]),
  isSubmitted: true,
  lists: error.type === 'notLoaded' ? 'slow' : 'quick',
});

/** Every field wrong that can be, except for those that decide what is shown. */
export function invalidAttempt(form: FormDescription, texts: FormMessages): Attempt {
  const deciders = new Set(
    form.fields.flatMap(({ showWhen }) => (showWhen ? conditionFields(showWhen) : [])),
  );
  const errors = possibleErrors(form, texts).filter(
    ({ field, type }) => type !== 'notLoaded' && !deciders.has(field.name),
  );
  // A field's last error is more specific than "empty", which comes first.
  const lastOfEach = new Map(errors.map((error) => [error.field.key, error]));
  return {
    values: sampleValues(form, regionsIn, [...lastOfEach.values()]),
    isSubmitted: true,
    lists: 'quick',
  };
}
