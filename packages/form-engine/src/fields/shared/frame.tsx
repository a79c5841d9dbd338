import type { WidgetProps } from '../../model/kind.ts';

type Framed = Pick<WidgetProps, 'id' | 'field' | 'error' | 'texts'>;

/** Id, label, note, hint and error as the kit's fields take them. `bdi`: a label may be in any script. */
export function frameOf({ id, field, error, texts }: Framed) {
  return {
    id,
    label: <bdi>{field.label}</bdi>,
    ...(!field.isRequired && { labelNote: texts.optional }),
    hint: field.hint && <bdi>{field.hint}</bdi>,
    error,
  };
}
