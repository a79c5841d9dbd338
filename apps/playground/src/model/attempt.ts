import {
  conditionFields,
  possibleErrors,
  sampleValues,
  type FormDescription,
  type FormMessages,
  type FormValues,
  type PossibleError,
} from '@kosha/form-engine';
import { regionsIn, type ListBehaviour } from './regions.ts';

export interface Attempt {
  values: FormValues;
  isSubmitted: boolean;
  lists?: ListBehaviour;
}

export const emptyAttempt = (): Attempt => ({ values: {}, isSubmitted: false });

export const validAttempt = (form: FormDescription): Attempt => ({
  values: sampleValues(form, regionsIn),
  isSubmitted: false,
  lists: 'quick',
});

export const attemptWith = (form: FormDescription, error: PossibleError): Attempt => ({
  values: sampleValues(form, regionsIn, [error]),
  isSubmitted: true,
  lists: error.type === 'notLoaded' ? 'slow' : 'quick',
});

export function invalidAttempt(form: FormDescription, texts: FormMessages): Attempt {
  const decidingFields = new Set(
    form.fields.flatMap(({ showWhen }) => (showWhen ? conditionFields(showWhen) : [])),
  );
  const errors = possibleErrors(form, texts).filter(
    ({ field, type }) => type !== 'notLoaded' && !decidingFields.has(field.name),
  );
  // The map keeps the last error of each field, which is the most specific.
  const lastOfEach = new Map(errors.map((error) => [error.field.key, error]));
  return {
    values: sampleValues(form, regionsIn, [...lastOfEach.values()]),
    isSubmitted: true,
    lists: 'quick',
  };
}
