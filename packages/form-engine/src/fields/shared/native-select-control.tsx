import { NativeSelectField } from '@kosha/ui';
import type { Choice } from '../../model/field-facts.ts';
import type { WidgetProps } from '../../model/field-type.ts';
import { getFieldProps } from './get-field-props.tsx';
import { useNativeSelect } from './use-select-input.ts';

type NativeControlProps = WidgetProps & {
  choices: readonly Choice[];
  placeholder: string;
};

export function NativeSelectControl(props: NativeControlProps) {
  const { choices, placeholder } = props;
  const select = useNativeSelect(props);
  return (
    <NativeSelectField
      {...getFieldProps(props)}
      {...select}
      options={choices}
      placeholder={placeholder}
    />
  );
}
