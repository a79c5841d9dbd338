import type { Descriptor, KnownField } from './field-facts.ts';
import type { Field, FieldType } from './field-type.ts';

interface Reads<Own> {
  readDescriptor: (given: Descriptor, name: string) => Own | undefined;
  /** For checks: the descriptor of a field as this type has read it; undefined for a field of another type. */
  descriptorOf: (field: KnownField | undefined) => Own | undefined;
}

/** What `createFormEngine` checks of a field type. */
type Links = Pick<FieldType, 'source' | 'parentType'>;

/**
 * A field type whose descriptors say more than others: `readDescriptor` gives them their type, such as the `parse` of a schema, and
 * throws where one does not fit. Its field then becomes a text, which is reported as an issue and by name in the console. All that
 * the type does, and its widget, see the descriptor as it was read.
 */
export const defineFieldType = <Own extends object, const Type extends Links = Links>(
  type: FieldType<Own> & Type & { readDescriptor: (given: Descriptor) => Own },
): FieldType & Pick<Type, keyof Links & keyof Type> & Reads<Own> => {
  const told = new Set<string>();
  const readDescriptor: Reads<Own>['readDescriptor'] = (given, name) => {
    try {
      return type.readDescriptor(given);
    } catch (error) {
      const words = `The descriptor of "${name}" does not fit its field type: ${String(error)}`;
      // A list is read at each render that brings another one.
      if (!told.has(words)) console.error(words);
      told.add(words);
      return undefined;
    }
  };
  const unusable: FieldType['unusable'] = (field) => {
    const descriptor = readDescriptor(field.descriptor, field.name);
    return descriptor ? type.unusable?.({ ...field, descriptor }) : 'descriptorUnreadable';
  };
  const descriptorOf = (field: KnownField | undefined) =>
    (field as Field | undefined)?.definition.readDescriptor === readDescriptor
      ? field?.descriptor
      : undefined;
  return { ...type, readDescriptor, descriptorOf, unusable } as never;
};
