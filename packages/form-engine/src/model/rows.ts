import type { Field } from './field.ts';
import type { GroupDefinition } from './field-type.ts';

const none: readonly never[] = [];

/** How the groups among these fields work; undefined if there are none. */
export const groupsIn = (fields: readonly Field[]): GroupDefinition | undefined =>
  fields.find(({ definition }) => definition.group)?.definition.group;

/** These fields, each group followed by the fields of its rows, those of groups in rows too. */
export function withRows(
  fields: readonly Field[],
  valueOf: (field: Field) => unknown,
): readonly Field[] {
  if (!groupsIn(fields)) return fields;
  return fields.flatMap((field) => [
    field,
    ...withRows(field.definition.group?.fieldsOf(field, valueOf(field)) ?? none, valueOf),
  ]);
}
