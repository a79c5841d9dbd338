import type { FieldProperties } from '../../model/field-facts.ts';

interface Named {
  id: string;
  field: Pick<FieldProperties<unknown>, 'key' | 'name'>;
}

/**
 * Includes the form id, because a payload name such as `elements` would shadow a property of the
 * form element.
 */
export const inputName = ({ id, field }: Named): string =>
  `${id.slice(0, -field.key.length - 1)}[${field.name}]`;
