import type { Condition } from '../../model/condition.ts';
import type { RowPosition } from '../../model/field-facts.ts';
import type { Field } from '../../model/field.ts';
import { namesInRow } from './read-group.ts';
import { withResolvedNames, type ResolveName } from './name-in.ts';

const separator = ',';
/** Limits the number of rows that a forged draft can create. */
const rowsMax = 300;

export const groupAnswerOf = (ids: readonly string[]): string => ids.join(separator);

/** The row ids in a group's answer. For a list of rows, the ids are the indices. */
export function rowIdsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.slice(0, rowsMax).map((_, at) => String(at));
  if (typeof value !== 'string' || value === '') return [];
  return [...new Set(value.split(separator, rowsMax))];
}

export interface RowNames {
  /** The path of a row, such as `floors[1]`. */
  pathOf: (group: Field, at: number) => string;
  /** The title of a row, such as `Floor 2`. */
  titleOf: (group: Field, at: number) => string;
}

type Known = Map<string, readonly Field[]>;
const known = new WeakMap<Field, Known>();

/** An unchanged row keeps its field objects, so that its fields do not re-render. */
export function fieldsOfRows(
  group: Field,
  ids: readonly string[],
  names: RowNames,
): readonly Field[] {
  const ofGroup = known.get(group) ?? new Map<string, readonly Field[]>();
  known.set(group, ofGroup);
  return ids.flatMap((id, at) => {
    const place = `${at} ${id}`;
    const fields = ofGroup.get(place) ?? fieldsOfRow(group, id, at, names);
    ofGroup.set(place, fields);
    return fields;
  });
}

function fieldsOfRow(group: Field, id: string, at: number, names: RowNames): readonly Field[] {
  const inside = group.rows?.fields ?? [];
  const own = namesInRow(inside);
  const path = names.pathOf(group, at);
  const nameIn: ResolveName = (name) => (own.has(name) ? `${path}.${name}` : name);
  const keyIn = (key: string) => `${group.key}r${id}${key}`;
  const around = [group.name, ...(group.row?.paths ?? [])];
  const place = { of: group, id, at, title: titleWithOuterRow(group, names.titleOf(group, at)) };
  return inside.map((field): Field => {
    const { key, name, parentKey } = field;
    const paths = around.map((one) => `${one}.${name}`);
    const row: RowPosition = { ...place, name, paths };
    const { showWhen, readOnlyWhen, ...placed } = withResolvedNames(field, nameIn);
    return {
      ...field,
      ...placed,
      key: keyIn(key),
      name: nameIn(name),
      parentKey: parentKey === undefined ? undefined : keyIn(parentKey),
      row,
      showWhen: joined('all', group.showWhen, showWhen),
      readOnlyWhen: joined('any', group.readOnlyWhen, readOnlyWhen),
    };
  });
}

export const titleWithOuterRow = ({ row }: Pick<Field, 'row'>, title: string): string =>
  row ? `${row.title}, ${title}` : title;

function joined(
  operator: 'all' | 'any',
  one: Condition | undefined,
  other: Condition | undefined,
): Condition | undefined {
  if (!one || !other) return one ?? other;
  return operator === 'all' ? { all: [one, other] } : { any: [one, other] };
}
