import { isFilledIn } from './filled-in.ts';
import { isConditionMet, type GetAnswer } from './condition.ts';
import type { FieldPosition, RowPosition } from './field-facts.ts';
import type { FormValues } from './form-value.ts';
import type { Field, FormDescription } from './field.ts';
import { groupDefinitionIn, withRows } from './rows.ts';

type Answers = Readonly<Record<string, unknown>>;

export const answerIn = (values: Answers | null, name: string): unknown =>
  values !== null && Object.hasOwn(values, name) ? values[name] : undefined;

/** The answer of a field in a row is inside the value of its group. */
export function answerOfField(values: Answers | null, { name, row }: FieldPosition): unknown {
  return row ? answerInRow(answerOfField(values, row.of), row) : answerIn(values, name);
}

export function answerInRow(
  groupValue: unknown,
  { at, name }: Pick<RowPosition, 'at' | 'name'>,
): unknown {
  const row: unknown = Array.isArray(groupValue) ? groupValue[at] : groupValue;
  return row instanceof Object ? answerIn(row as Answers, name) : undefined;
}

/** Returns the visible fields. `values` are by payload name. */
export const visibleFields = (form: FormDescription, values: Answers): readonly Field[] =>
  visibleFieldsWith(form, (field) => answerOfField(values, field));

/** The values to send: those of visible, filled-in fields. */
export const stripHidden = (form: FormDescription, values: Answers): FormValues =>
  answersToSend(form, (field) => answerOfField(values, field));

/**
 * Returns the values to send. The keys are the payload names. Blank rows of a group are included,
 * so that the indices of the other rows stay correct.
 */
export function answersToSend(
  form: FormDescription,
  valueOf: (field: Field) => unknown,
): FormValues {
  const fields = visibleFieldsWith(form, valueOf);
  const answerOf = (field: Field) => payloadAnswer(field, valueOf(field));
  const groups = groupDefinitionIn(fields);
  if (groups) return groups.nest(fields, answerOf);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const answer = answerOf(field);
      return isFilledIn(answer) ? [[field.name, answer]] : [];
    }),
  );
}

/**
 * Converts an answer to the payload format. The answer of a group stays a string of row ids, which
 * `GroupDefinition.nest` replaces with the rows.
 */
export const payloadAnswer = (field: Field, value: unknown): unknown =>
  field.definition.group || !isFilledIn(value) ? value : submittedValue(field, value);

/**
 * Returns the visible fields, with the results of their conditions in `isRequired` and
 * `isReadOnly`. In conditions, a hidden field counts as empty. If conditions form a cycle, a field
 * counts as empty while its own `showWhen` is evaluated.
 */
export function visibleFieldsWith(
  form: Pick<FormDescription, 'fields'>,
  valueOf: (field: Field) => unknown,
): readonly Field[] {
  const fields = withRows(form.fields, valueOf);
  if (!fields.some(dependsOnAnswers)) return fields;
  const byName = new Map(fields.map((field) => [field.name, field]));
  const inRows = groupDefinitionIn(fields)?.byPath(fields);
  const known = new Map<Field, boolean>();
  const isShown = (field: Field): boolean => {
    const before = known.get(field);
    if (before !== undefined) return before;
    known.set(field, false);
    const result = field.showWhen === undefined || isConditionMet(field.showWhen, answerOf);
    known.set(field, result);
    return result;
  };
  const shownAnswer = (dependency: Field) =>
    isShown(dependency) ? submittedValue(dependency, valueOf(dependency)) : undefined;
  const answerOf: GetAnswer = (name) => {
    const dependency = byName.get(name);
    return dependency
      ? shownAnswer(dependency)
      : inRows?.get(name)?.map(shownAnswer).filter(isFilledIn);
  };
  return fields.filter(isShown).map((field) => fieldFor(field, answerOf));
}

/** Returns the answer in the payload format. For a group, conditions get the number of rows. */
export function submittedValue({ definition }: Field, value: unknown): unknown {
  if (definition.group) return definition.group.idsOf(value).length || undefined;
  const isOwn = typeof value === 'string' || typeof value === 'number';
  return isOwn && definition.wire ? definition.wire.send(value) : value;
}

const dependsOnAnswers = ({ showWhen, requiredWhen, readOnlyWhen }: Field): boolean =>
  showWhen !== undefined || requiredWhen !== undefined || readOnlyWhen !== undefined;

const variants = new WeakMap<Field, Map<string, Field>>();

/** Returns the same object while the conditions have the same results, to prevent re-rendering. */
function fieldFor(field: Field, answerOf: GetAnswer): Field {
  const { requiredWhen, readOnlyWhen } = field;
  const isRequired = requiredWhen ? isConditionMet(requiredWhen, answerOf) : field.isRequired;
  const isReadOnly = readOnlyWhen ? isConditionMet(readOnlyWhen, answerOf) : field.isReadOnly;
  if (isRequired === field.isRequired && isReadOnly === field.isReadOnly) return field;
  const known = variants.get(field) ?? new Map<string, Field>();
  variants.set(field, known);
  const name = `${isRequired} ${isReadOnly}`;
  const variant = known.get(name) ?? { ...field, isRequired, isReadOnly };
  known.set(name, variant);
  return variant;
}
