import type { Descriptor, KnownField } from './field-facts.ts';
import type { Field, FieldType } from './field-type.ts';

interface Reads<Own> {
  readDescriptor: (given: Descriptor, name: string) => Own | undefined;
  /** Returns the parsed descriptor of a field of this type, else undefined; for validators. */
  descriptorOf: (field: KnownField | undefined) => Own | undefined;
}

/** The properties that `createFormEngine` checks. */
type Links = Pick<FieldType, 'source' | 'parentType'>;

/**
 * Defines a field type with a typed descriptor. `readDescriptor`, such as the `parse` of a schema,
 * returns the descriptor that all functions of the type and its widget receive. If it throws, the
 * field becomes a text field, which is reported as an issue and logged.
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
      // Logs each message once, because each new list is parsed again.
      if (!logged.has(message)) console.error(message);
      logged.add(message);
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
