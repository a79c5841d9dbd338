import type { WidgetProps } from '../definition.ts';

type Framed = Pick<WidgetProps, 'id' | 'field' | 'error' | 'texts'>;

/** Label, note and error as the kit's fields take them; a label may be of any script. */
export function frameOf({ id, field, error, texts }: Framed) {
  return {
    id,
    label: <bdi>{field.label}</bdi>,
    ...(!field.isRequired && { labelNote: texts.optional }),
    error,
  };
}
