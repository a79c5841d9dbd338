import type { Condition } from '../../model/condition.ts';
import type { Field, Rows } from '../../model/field-type.ts';
import { namesInRow } from './read-group.ts';

/** Resolves a name used in a row: to a field of that row, or to one outside. */
export type NameIn = (name: string) => string;

type Placed = Pick<Field, 'showWhen' | 'requiredWhen' | 'readOnlyWhen' | 'compute' | 'rows'>;

/** A row field's conditions and computation, with names resolved to form names, also in nested groups. */
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

/** A name in a nested row shadows the same name outside. */
function rowsInPlace(rows: Rows, nameIn: NameIn): Rows {
  const own = namesInRow(rows.fields);
  const nameInside: NameIn = (name) => (own.has(name) ? name : nameIn(name));
  const fields = rows.fields.map((field) => ({ ...field, ...inPlace(field, nameInside) }));
  return { ...rows, fields };
}

/** The condition with its names resolved for one row. */
function renamed(condition: Condition, nameIn: NameIn): Condition {
  if ('not' in condition) return { not: renamed(condition.not, nameIn) };
  const all = (parts: readonly Condition[]) => parts.map((part) => renamed(part, nameIn));
  if ('all' in condition) return { all: all(condition.all) };
  if ('any' in condition) return { any: all(condition.any) };
  const entries = Object.entries(condition).map(([operator, value]: [string, unknown]) => {
    if (operator === 'field') return [operator, nameIn(String(value))];
    const isField = value instanceof Object && 'field' in value;
    return [operator, isField ? { field: nameIn(String(value.field)) } : value];
  });
  return Object.fromEntries(entries) as unknown as Condition;
}
