import type { FieldFacts } from '../../model/field-facts.ts';

interface Named {
  id: string;
  field: Pick<FieldFacts<unknown>, 'key' | 'name'>;
}

/**
 * A name such as `form[fullName]`. A payload name alone could shadow a property of the form
 * element, such as `elements`.
 */
export const inputName = ({ id, field }: Named): string =>
  `${id.slice(0, -field.key.length - 1)}[${field.name}]`;
