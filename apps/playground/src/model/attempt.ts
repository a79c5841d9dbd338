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

/** The values for filling in the form; each attempt starts with a new form. */
export interface Attempt {
  values: FormValues;
  /** Whether the form is submitted at once. */
  isSubmitted: boolean;
  /** How the lists of states and districts must behave. */
  lists?: Lists;
}

export const emptyAttempt = (): Attempt => ({ values: {}, isSubmitted: false });

export const validAttempt = (form: FormDescription): Attempt => ({
  values: sampleValues(form, regionsIn),
  isSubmitted: false,
  lists: 'quick',
});

/** A form with only this error. */
export const attemptWith = (form: FormDescription, error: PossibleError): Attempt => ({
  values: sampleValues(form, regionsIn, [error]),
  isSubmitted: true,
  lists: error.type === 'notLoaded' ? 'slow' : 'quick',
});

/**
 * A form in which every field is invalid, except the fields that decide whether others are shown.
 */
export function invalidAttempt(form: FormDescription, texts: FormMessages): Attempt {
  const decidingFields = new Set(
    form.fields.flatMap(({ showWhen }) => (showWhen ? conditionFields(showWhen) : [])),
  );
  const errors = possibleErrors(form, texts).filter(
    ({ field, type }) => type !== 'notLoaded' && !decidingFields.has(field.name),
  );
  // The last error of a field is more specific than "empty", which is listed first.
  const lastOfEach = new Map(errors.map((error) => [error.field.key, error]));
  return {
    values: sampleValues(form, regionsIn, [...lastOfEach.values()]),
    isSubmitted: true,
    lists: 'quick',
  };
}
