import { ChipsField } from '@kosha/ui';
import type { ParsedField } from '../../model/field-facts.ts';
import type { WidgetProps } from '../../model/field-type.ts';
import { getFieldProps } from '../shared/get-field-props.tsx';
import { useHydratedValue } from '../shared/use-hydrated-value.ts';
import { NativeSelectControl } from '../shared/native-select-control.tsx';
import { SheetControl } from '../shared/sheet-control.tsx';

/** The maximum number of choices in the native picker. A longer list opens a searchable sheet. */
const nativeMax = 15;

export function DropdownWidget(props: WidgetProps) {
  const { choices } = props.field;
  const Control = choices.length > nativeMax ? SheetControl : NativeSelectControl;
  return <Control {...props} choices={choices} placeholder={props.messages.choose} />;
}

const chipsMax = 4;
const chipMaxCharacters = 20;

/** A chosen chip cannot be deselected, so only a required field can have chips. */
export const canShowAsChips = ({ choices, isRequired }: ParsedField): boolean =>
  isRequired &&
  choices.length <= chipsMax &&
  choices.every(({ label }) => label.length <= chipMaxCharacters);

export const ChipsOrDropdownWidget = (props: WidgetProps) =>
  canShowAsChips(props.field) ? <ChipsWidget {...props} /> : <DropdownWidget {...props} />;

function ChipsWidget(props: WidgetProps) {
  const { field, value, isReadOnly, onCommit } = props;
  const { id, name, label, hint, error } = getFieldProps(props);
  useHydratedValue(id, (element) => {
    const chips = element.closest('fieldset')?.querySelectorAll('input') ?? [];
    const chosen = [...chips].find(({ checked }) => checked)?.value;
    if (chosen !== undefined && chosen !== value) onCommit(chosen);
  });
  return (
    <ChipsField
      {...{ id, name, label, hint, error }}
      value={String(value ?? '')}
      options={field.choices}
      isRequired
      isReadOnly={isReadOnly}
      onChoose={onCommit}
    />
  );
}
