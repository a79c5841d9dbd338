import type { FormData } from './field-facts.ts';
import type { FormValues } from './form-value.ts';
import type { Field } from './field.ts';
import { isFilledIn } from './filled-in.ts';
import { answerIn, valueIn } from './visibility.ts';

/**
 * What the fields start with, by key. A number for a text and a text for a number are taken as what was meant;
 * anything else of another type is refused in the console, by its name, and never to the person.
 */
export function startingData(fields: readonly Field[], values: FormValues = {}): FormData {
  return Object.fromEntries(
    fields.flatMap((field) =>
      field.definition.group
        ? startingRows(field, answerIn(values, field.name))
        : startingEntry(field, answerIn(values, field.name)),
    ),
  );
}

type Entry = readonly [key: string, value: string | number];

function startingEntry(field: Field, given: unknown): readonly Entry[] {
  if (given === undefined || given === null || given === '') return [];
  const value = answerFor(field, given);
  if (value !== undefined) return [[field.key, value]];
  refuse(field, given);
  return [];
}

/** The rows that were given, and blank ones up to the least number. */
function startingRows(field: Field, given: unknown): readonly Entry[] {
  const { least = 0 } = field.rows ?? {};
  const rows: readonly unknown[] = Array.isArray(given) ? given : [];
  if (given !== undefined && given !== null && rows !== given) refuse(field, given);
  const count = Math.max(rows.length, least);
  if (count === 0) return [];
  return rowEntries(
    field,
    rows,
    Array.from({ length: count }, (_, at) => String(at)),
  );
}

/** What a group holds with these rows, under these ids. */
export function rowEntries(
  field: Field,
  rows: readonly unknown[],
  ids: readonly string[],
): readonly Entry[] {
  const { group } = field.definition;
  if (!group) return [];
  const answer = group.answerOf(ids);
  const inside = group
    .fieldsOf(field, answer)
    .flatMap((one) => startingEntry(one, valueIn({ [field.name]: rows }, one)));
  return [[field.key, answer], ...inside];
}

const refuse = (field: Field, given: unknown) =>
  console.error(
    `The value for "${field.name}" is not used: the field takes a ${typeOf(field)}, got`,
    given,
  );

const typeOf = (field: Field) => {
  if (field.definition.group) return 'list of rows';
  return field.definition.rule(field, undefined).type === 'integer' ? 'whole number' : 'text';
};

/** The value in the type that the field has; undefined if it has none. */
export function answerFor(field: Field, value: unknown): string | number | undefined {
  const { wire } = field.definition;
  if (wire) return wire.receive(value);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (field.definition.rule(field, undefined).type === 'string') return String(value);
  const number = isFilledIn(value) ? Number(value) : Number.NaN;
  return Number.isInteger(number) ? number : undefined;
}
