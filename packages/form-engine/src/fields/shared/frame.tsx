import type { WidgetProps } from '../../model/kind.ts';

type Framed = Pick<WidgetProps, 'id' | 'field' | 'error' | 'texts'>;

/** Id, label, note, hint and error as the kit's fields take them. `bdi`: a label may be in any script. */
export function frameOf({ id, field, error, texts }: Framed) {
  return {
    id,
    label: <bdi>{field.label}</bdi>,
    hint: field.hint,
    ...(!field.isRequired && { labelNote: texts.optional }),
    error,
  };
}
