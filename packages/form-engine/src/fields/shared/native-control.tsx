import { NativeSelectField } from '@kosha/ui';
import type { Choice } from '../../model/field-facts.ts';
import type { WidgetProps } from '../../model/kind.ts';
import { frameOf } from './frame.tsx';
import { useAdoption } from './use-adoption.ts';

type NativeControlProps = WidgetProps & {
  choices: readonly Choice[];
  placeholder: string;
};

/** A choice from a short list, with the phone's own picker. */
export function NativeControl(props: NativeControlProps) {
  const { id, field, value, isReadOnly, choices, placeholder, onCommit } = props;
  useAdoption(id, (element) => {
    const chosen = (element as HTMLSelectElement).value;
    if (chosen && chosen !== String(value ?? '')) onCommit(chosen);
  });
  return (
    <NativeSelectField
      {...frameOf(props)}
      aria-required={field.isRequired}
      options={choices}
      placeholder={placeholder}
      value={value ?? ''}
      isReadOnly={isReadOnly}
      onChange={({ target }) => onCommit(target.value || undefined)}
    />
  );
}
