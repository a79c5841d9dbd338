import type { FieldFacts } from '../../model/field-facts.ts';

interface Named {
  id: string;
  field: Pick<FieldFacts<unknown>, 'key' | 'name'>;
}

/**
 * The `name` of a field's input: `form[fullName]`. Not the payload name alone, which could be that of a property of the
 * form's element, such as `elements`, and would stand in its place.
 */
export const inputName = ({ id, field }: Named): string =>
  `${id.slice(0, -field.key.length - 1)}[${field.name}]`;
