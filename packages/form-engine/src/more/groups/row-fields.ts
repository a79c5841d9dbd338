import type { AnswerOf, Condition } from '../../model/condition.ts';
import type { Field } from '../../model/field.ts';
import { fillText } from '../../model/texts.ts';

/** Stands between the ids of rows in the form's own answer. */
const between = ',';
/** A person needs no more, and a forged draft gets no more. */
const rowsMax = 300;

export const answerOf = (ids: readonly string[]): string => ids.join(between);

/** The rows of an answer: of the form's own by their ids, of a list by their places. */
export function idsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.slice(0, rowsMax).map((_, at) => String(at));
  if (typeof value !== 'string' || value === '') return [];
  return [...new Set(value.split(between, rowsMax))];
}

type Known = Map<string, readonly Field[]>;
const known = new WeakMap<Field, Known>();

/** The fields of all rows; a row that stays where it is has the same objects. `rowTitle`: with `{label}` and `{number}`. */
export function fieldsOfRows(group: Field, value: unknown, rowTitle: string): readonly Field[] {
  const ofGroup = known.get(group) ?? new Map<string, readonly Field[]>();
  known.set(group, ofGroup);
  return idsOf(value).flatMap((id, at) => {
    const place = `${at} ${id}`;
    const fields = ofGroup.get(place) ?? fieldsOfRow(group, id, at, rowTitle);
    ofGroup.set(place, fields);
    return fields;
  });
}

function fieldsOfRow(group: Field, id: string, at: number, rowTitle: string): readonly Field[] {
  const inside = group.rows?.fields ?? [];
  const names = new Set(inside.map(({ name }) => name));
  const path = `${group.name}[${at}]`;
  const nameIn = (name: string) => (names.has(name) ? `${path}.${name}` : name);
  const keyIn = (key: string) => `${group.key}r${id}${key}`;
  const title = fillText(rowTitle, { label: group.label, number: at + 1 });
  return inside.map((field): Field => {
    const { key, name, parentKey, compute, showWhen, requiredWhen, readOnlyWhen } = field;
    const shown = [group.showWhen, showWhen && renamed(showWhen, nameIn)];
    const held = readOnlyWhen ? renamed(readOnlyWhen, nameIn) : group.readOnlyWhen;
    return {
      ...field,
      key: keyIn(key),
      name: nameIn(name),
      parentKey: parentKey === undefined ? undefined : keyIn(parentKey),
      row: { groupKey: group.key, group: group.name, id, at, name, title },
      showWhen: allOf(shown.filter((one) => one !== undefined)),
      requiredWhen: requiredWhen && renamed(requiredWhen, nameIn),
      readOnlyWhen: held,
      compute: compute && ((answer: AnswerOf) => compute((other) => answer(nameIn(other)))),
    };
  });
}

const allOf = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.length > 1 ? { all: conditions } : conditions[0];

/** The condition about the fields of one row: a name in the row means the row's own field. */
function renamed(condition: Condition, nameIn: (name: string) => string): Condition {
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
