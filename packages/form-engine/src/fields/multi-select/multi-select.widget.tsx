import { CheckboxGroupField } from '@kosha/ui';
import type { WidgetProps } from '../../model/field-type.ts';
import { getFieldProps } from '../shared/get-field-props.tsx';
import { useHydratedValue } from '../shared/use-hydrated-value.ts';
import { joinChoices, splitChoices } from './joined-choices.ts';

export function MultiSelectWidget(props: WidgetProps) {
  const { id, field, value, isReadOnly, onCommit } = props;
  const chosen = splitChoices(value);
  const commit = (values: readonly string[]) => {
    const chosenInOrder = field.choices
      .map((choice) => choice.value)
      .filter((code) => values.includes(code));
    onCommit(joinChoices(chosenInOrder));
  };
  useHydratedValue(id, (element) => {
    const boxes = element.closest('[role=group]')?.querySelectorAll('input') ?? [];
    const ticked = field.choices
      .filter((_, at) => boxes[at]?.checked)
      .map((choice) => choice.value);
    if (joinChoices(ticked) !== value) commit(ticked);
  });
  return (
    <CheckboxGroupField
      {...getFieldProps(props)}
      options={field.choices}
      values={chosen}
      isReadOnly={isReadOnly}
      onChoose={commit}
    />
  );
}
