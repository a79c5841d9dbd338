import type { Condition } from '../../model/condition.ts';
import type { Field, Rows } from '../../model/field-type.ts';
import { namesInRow } from './read-group.ts';

/** What a name in a row means: the row's own field, or one outside. */
export type NameIn = (name: string) => string;

type Placed = Pick<Field, 'showWhen' | 'requiredWhen' | 'readOnlyWhen' | 'compute' | 'rows'>;

/** What a field of a row asks of other fields, by the names that these have in the form; so do the groups of the row. */
export function inPlace(field: Field, nameIn: NameIn): Placed {
  const { showWhen, requiredWhen, readOnlyWhen, compute, rows } = field;
  return {
    showWhen: showWhen && renamed(showWhen, nameIn),
    requiredWhen: requiredWhen && renamed(requiredWhen, nameIn),
    readOnlyWhen: readOnlyWhen && renamed(readOnlyWhen, nameIn),
    compute: compute && ((answerOf) => compute((other) => answerOf(nameIn(other)))),
    ...(rows && { rows: rowsInPlace(rows, nameIn) }),
  };
}

/** The name of a field in the inner row hides the same name around it. */
function rowsInPlace(rows: Rows, nameIn: NameIn): Rows {
  const own = namesInRow(rows.fields);
  const nameInside: NameIn = (name) => (own.has(name) ? name : nameIn(name));
  const fields = rows.fields.map((field) => ({ ...field, ...inPlace(field, nameInside) }));
  return { ...rows, fields };
}

/** The condition about the fields of one row. */
function renamed(condition: Condition, nameIn: NameIn): Condition {
  if ('not' in condition) return { not: renamed(condition.not, nameIn) };
  const all = (parts: readonly Condition[]) => parts.map((part) => renamed(part, nameIn));
  if ('all' in condition) return { all: all(condition.all) };
  if ('any' in condition) return { any: all(condition.any) };
  const entries = Object.entries(condition).map(([way, value]: [string, unknown]) => {
    if (way === 'field') return [way, nameIn(String(value))];
    const isField = value instanceof Object && 'field' in value;
    return [way, isField ? { field: nameIn(String(value.field)) } : value];
  });
  return Object.fromEntries(entries) as unknown as Condition;
}
