import type { Descriptor, KnownField } from './field-facts.ts';
import type { Field, FieldKindDefinition } from './kind.ts';

interface Reads<Own> {
  readDescriptor: (given: Descriptor, name: string) => Own | undefined;
  /** For checks: the descriptor of a field as this kind has read it; undefined for a field of another kind. */
  descriptorOf: (field: KnownField | undefined) => Own | undefined;
}

/** What `createFormEngine` checks of a kind. */
type Links = Pick<FieldKindDefinition, 'source' | 'parentKind'>;

/**
 * A kind whose descriptors say more than others: `readDescriptor` gives them their type, such as the `parse` of a schema, and
 * throws where one does not fit. Its field then becomes a text, which is reported as drift and by name in the console. All that
 * the kind does, and its widget, see the descriptor as it was read.
 */
export const fieldKind = <Own extends object, const Kind extends Links = Links>(
  kind: FieldKindDefinition<Own> & Kind & { readDescriptor: (given: Descriptor) => Own },
): FieldKindDefinition & Pick<Kind, keyof Links & keyof Kind> & Reads<Own> => {
  const told = new Set<string>();
  const readDescriptor: Reads<Own>['readDescriptor'] = (given, name) => {
    try {
      return kind.readDescriptor(given);
    } catch (error) {
      const words = `The descriptor of "${name}" does not fit its kind: ${String(error)}`;
      // A list is read at each render that brings another one.
      if (!told.has(words)) console.error(words);
      told.add(words);
      return undefined;
    }
  };
  const unusable: FieldKindDefinition['unusable'] = (field) => {
    const descriptor = readDescriptor(field.descriptor, field.name);
    return descriptor ? kind.unusable?.({ ...field, descriptor }) : 'descriptorUnreadable';
  };
  const descriptorOf = (field: KnownField | undefined) =>
    (field as Field | undefined)?.definition.readDescriptor === readDescriptor
      ? field?.descriptor
      : undefined;
  return { ...kind, readDescriptor, descriptorOf, unusable } as never;
};
