import type { FieldProperties } from '../../model/field-facts.ts';
import type { WidgetProps } from '../../model/field-type.ts';
import { inputName } from './input-name.ts';

type Framed = Pick<WidgetProps<never>, 'id' | 'error' | 'messages'> & {
  field: Pick<FieldProperties<unknown>, 'key' | 'name' | 'label' | 'hint' | 'isRequired'>;
};

/**
 * `bdi` isolates labels and hints, because their text direction may differ from that of the page.
 */
export function getFieldProps({ id, field, error, messages }: Framed) {
  return {
    id,
    name: inputName({ id, field }),
    label: <bdi>{field.label}</bdi>,
    ...(!field.isRequired && { labelNote: messages.optional }),
    hint: field.hint && <bdi>{field.hint}</bdi>,
    error,
  };
}
