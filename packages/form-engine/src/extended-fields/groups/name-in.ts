import type { Condition } from '../../model/condition.ts';
import type { Field, RowsDefinition } from '../../model/field-type.ts';
import { namesInRow } from './read-group.ts';

/** Resolves a name that is used in a row to the payload name of a field. */
export type ResolveName = (name: string) => string;

type Placed = Pick<Field, 'showWhen' | 'requiredWhen' | 'readOnlyWhen' | 'compute' | 'rows'>;

export function withResolvedNames(field: Field, nameIn: ResolveName): Placed {
  const { showWhen, requiredWhen, readOnlyWhen, compute, rows } = field;
  return {
    showWhen: showWhen && resolveCondition(showWhen, nameIn),
    requiredWhen: requiredWhen && resolveCondition(requiredWhen, nameIn),
    readOnlyWhen: readOnlyWhen && resolveCondition(readOnlyWhen, nameIn),
    compute: compute && ((answerOf) => compute((other) => answerOf(nameIn(other)))),
    ...(rows && { rows: resolveRows(rows, nameIn) }),
  };
}

/** A field in the row takes precedence over a field outside the row with the same name. */
function resolveRows(rows: RowsDefinition, nameIn: ResolveName): RowsDefinition {
  const own = namesInRow(rows.fields);
  const nameInside: ResolveName = (name) => (own.has(name) ? name : nameIn(name));
  const fields = rows.fields.map((field) => ({
    ...field,
    ...withResolvedNames(field, nameInside),
  }));
  return { ...rows, fields };
}

function resolveCondition(condition: Condition, nameIn: ResolveName): Condition {
  if ('not' in condition) return { not: resolveCondition(condition.not, nameIn) };
  const all = (parts: readonly Condition[]) => parts.map((part) => resolveCondition(part, nameIn));
  if ('all' in condition) return { all: all(condition.all) };
  if ('any' in condition) return { any: all(condition.any) };
  const entries = Object.entries(condition).map(([operator, value]: [string, unknown]) => {
    if (operator === 'field') return [operator, nameIn(String(value))];
    const isField = value instanceof Object && 'field' in value;
    return [operator, isField ? { field: nameIn(String(value.field)) } : value];
  });
  return Object.fromEntries(entries) as unknown as Condition;
}
