import type { Descriptor, ParsedField } from './field-facts.ts';
import type { Field, FieldType } from './field-type.ts';

interface Reads<Own> {
  readDescriptor: (given: Descriptor, name: string) => Own | undefined;
  /**
   * Returns the parsed descriptor of a field, for use in validators; undefined if the field has
   * another type.
   */
  descriptorOf: (field: ParsedField | undefined) => Own | undefined;
}

type Links = Pick<FieldType, 'source' | 'parentType'>;

/**
 * Defines a field type whose functions receive a typed descriptor from `readDescriptor`. If
 * `readDescriptor` throws, the field becomes a text field, and the error is reported and logged.
 */
export const defineFieldType = <Own extends object, const Type extends Links = Links>(
  type: FieldType<Own> & Type & { readDescriptor: (given: Descriptor) => Own },
): FieldType & Pick<Type, keyof Links & keyof Type> & Reads<Own> => {
  const logged = new Set<string>();
  const readDescriptor: Reads<Own>['readDescriptor'] = (given, name) => {
    try {
      return type.readDescriptor(given);
    } catch (error) {
      const message = `The descriptor of "${name}" does not fit its field type: ${String(error)}`;
      // The same descriptor can be parsed many times, but each message is logged only once.
      if (!logged.has(message)) console.error(message);
      logged.add(message);
      return undefined;
    }
  };
  const unusable: FieldType['unusable'] = (field) => {
    const descriptor = readDescriptor(field.descriptor, field.name);
    return descriptor ? type.unusable?.({ ...field, descriptor }) : 'descriptorUnreadable';
  };
  const descriptorOf = (field: ParsedField | undefined) =>
    (field as Field | undefined)?.definition.readDescriptor === readDescriptor
      ? field?.descriptor
      : undefined;
  return { ...type, readDescriptor, descriptorOf, unusable } as never;
};
