import { isFilledIn } from './filled-in.ts';
import type { FormValue, FormValues } from './form-value.ts';
import type { Field } from './field.ts';
import { groupBy } from '../shared/group-by.ts';

/** These fields, each group followed by the fields of its rows. */
export function withRows(
  fields: readonly Field[],
  valueOf: (field: Field) => unknown,
): readonly Field[] {
  if (!fields.some(({ definition }) => definition.group)) return fields;
  return fields.flatMap((field) => [
    field,
    ...(field.definition.group?.fieldsOf(field, valueOf(field)) ?? []),
  ]);
}

/** How conditions and computed answers name a field in all rows: `floors.area`. */
export const pathIn = ({ group, name }: { group: string; name: string }) => `${group}.${name}`;

/** The fields of rows, by the path that names them in all rows. */
export function groupByPath(fields: readonly Field[]): ReadonlyMap<string, readonly Field[]> {
  const inside = fields.filter(({ row }) => row);
  return groupBy(inside, ({ row, name }) => (row ? pathIn(row) : name));
}

/** The filled-in answers by payload name; those of a row are in the list of its group. */
export function nestRows(
  fields: readonly Field[],
  answerOf: (field: Field) => unknown,
): FormValues {
  const values: FormValues = {};
  const rows = new Map<string, readonly Record<string, FormValue>[]>();
  for (const field of fields) {
    const { name, key, row, definition } = field;
    const answer = answerOf(field);
    if (definition.group) {
      const list = definition.group.idsOf(answer).map(() => ({}));
      rows.set(key, list);
      if (list.length > 0) values[name] = list;
    } else if (isFilledIn(answer)) {
      const target = row ? rows.get(row.groupKey)?.[row.at] : values;
      if (target) target[row?.name ?? name] = answer;
    }
  }
  return values;
}
