import { NativeSelectField } from '@kosha/ui';
import type { Choice } from '../../model/field-facts.ts';
import type { WidgetProps } from '../../model/kind.ts';
import { frameOf } from './frame.tsx';
import { useNativeSelect } from './use-select-input.ts';

type NativeControlProps = WidgetProps & {
  choices: readonly Choice[];
  placeholder: string;
};

/** A choice from a short list, with the phone's own picker. */
export function NativeControl(props: NativeControlProps) {
  const { choices, placeholder } = props;
  const select = useNativeSelect(props);
  return (
    <NativeSelectField
      {...frameOf(props)}
      {...select}
      options={choices}
      placeholder={placeholder}
    />
  );
}
