import type { Field } from './field.ts';
import type { GroupDefinition } from './field-type.ts';

const none: readonly never[] = [];

export const groupDefinitionIn = (fields: readonly Field[]): GroupDefinition | undefined =>
  fields.find(({ definition }) => definition.group)?.definition.group;

/** Returns the fields and, after each group, the fields of its rows, also in nested groups. */
export function withRows(
  fields: readonly Field[],
  valueOf: (field: Field) => unknown,
): readonly Field[] {
  if (!groupDefinitionIn(fields)) return fields;
  return fields.flatMap((field) => [
    field,
    ...withRows(field.definition.group?.fieldsOf(field, valueOf(field)) ?? none, valueOf),
  ]);
}
