import type { Choice } from '../model/field-facts.ts';
import type { Field, FormDescription } from '../model/field.ts';
import type { ValueRule } from '../model/field-type.ts';
import type { ErrorType } from '../model/error-type.ts';
import { answerOfField, visibleFields } from '../model/visibility.ts';
import { isFilledIn } from '../model/filled-in.ts';
import validateRow from '../__generated__/universal-validator.js';

export interface ValidationError {
  field: Field;
  type: ErrorType;
}

/** Returns the choices of a field; undefined before the choices are loaded. */
export type GetFieldChoices = (field: Field) => readonly Choice[] | undefined;

const notLoadedYet: GetFieldChoices = () => undefined;

/**
 * Returns at most one error per visible field, in field order. The keys of `values` are payload
 * names. Without `choicesOf`, the answer to a field with a loader (`source`) causes the error
 * 'notLoaded'.
 */
export function validateForm(
  form: FormDescription,
  values: Readonly<Record<string, unknown>>,
  choicesOf: GetFieldChoices = notLoadedYet,
): readonly ValidationError[] {
  return visibleFields(form, values).flatMap((field) => {
    const given = answerOfField(values, field);
    const { group } = field.definition;
    const value = group ? group.answerOf(group.idsOf(given)) : given;
    const problem = checkField(field, value, choicesOf(field));
    return problem ? [{ field, type: problem }] : [];
  });
}

export function checkField(
  field: Field,
  given: unknown,
  choices: readonly Choice[] | undefined,
): ErrorType | undefined {
  const { rule, check, source, wire } = field.definition;
  // True if the value has the payload's format and must be converted.
  const isSent =
    typeof given === 'object' ||
    typeof given === 'boolean' ||
    (typeof given === 'number' && rule(field, choices).type === 'string');
  const value = wire && isSent && given !== null ? wire.receive(given) : given;
  const problem =
    checkValue(rule(field, choices), value) ??
    (isFilledIn(value) && !Array.isArray(value)
      ? check?.(value as string | number, field)
      : undefined);
  // The fields that a computed field depends on show the error, so the computed field does not.
  if (problem === 'required' && field.compute) return undefined;
  const isLoaded = source === undefined || choices !== undefined;
  return problem === 'notInList' && !isLoaded ? 'notLoaded' : problem;
}

const problemOfKeyword: ReadonlyMap<string, ErrorType> = new Map([
  ['required', 'required'],
  ['type', 'wrongType'],
  ['pattern', 'digitsOnly'],
  ['maxLength', 'tooLong'],
  ['enum', 'notInList'],
  ['minimum', 'outOfRange'],
  ['maximum', 'outOfRange'],
]);

export function checkValue(rule: ValueRule, value: unknown): ErrorType | undefined {
  const isMissing = value === null || (typeof value === 'string' && !isFilledIn(value));
  if (validateRow({ d: rule, v: isMissing ? undefined : value })) return undefined;
  // The validator stops at the first error.
  return problemOfKeyword.get(validateRow.errors?.[0]?.keyword ?? '');
}
