import type { AnswersByKey } from './field-facts.ts';
import type { FormValues } from './form-value.ts';
import type { Field } from './field.ts';
import { isFilledIn } from './filled-in.ts';
import type { AnswerEntry } from './field-type.ts';
import { answerIn } from './visibility.ts';

/**
 * Converts initial values to form data. Values that do not fit the type of their field are ignored
 * and logged.
 */
export function initialFormData(fields: readonly Field[], values: FormValues = {}): AnswersByKey {
  return Object.fromEntries(
    fields.flatMap((field) => initialEntries(field, answerIn(values, field.name))),
  );
}

export const initialEntries = (field: Field, given: unknown): readonly AnswerEntry[] =>
  field.definition.group?.start(field, given) ?? startingEntry(field, given);

function startingEntry(field: Field, given: unknown): readonly AnswerEntry[] {
  if (given === undefined || given === null || given === '') return [];
  const value = answerFromPayload(field, given);
  if (value !== undefined) return [[field.key, value]];
  logUnusedValue(field, given);
  return [];
}

export const logUnusedValue = (field: Field, given: unknown): void =>
  console.error(
    `The value for "${field.name}" is not used: the field takes ${typeOf(field)}, got`,
    given,
  );

const typeOf = (field: Field) => {
  const { group } = field.definition;
  if (group) return group.isSingle ? 'an object' : 'a list of rows';
  return field.definition.rule(field, undefined).type === 'integer' ? 'a whole number' : 'a text';
};

export function answerFromPayload(field: Field, value: unknown): string | number | undefined {
  const { wire } = field.definition;
  if (wire) return wire.receive(value);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (field.definition.rule(field, undefined).type === 'string') return String(value);
  const number = isFilledIn(value) ? Number(value) : Number.NaN;
  return Number.isInteger(number) ? number : undefined;
}
