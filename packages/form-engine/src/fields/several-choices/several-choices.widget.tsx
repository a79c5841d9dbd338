import { CheckboxGroupField } from '@kosha/ui';
import type { WidgetProps } from '../../model/kind.ts';
import { frameOf } from '../shared/frame.tsx';
import { useAdoption } from '../shared/use-adoption.ts';
import { joinChoices, splitChoices } from './joined-choices.ts';

export function SeveralChoicesWidget(props: WidgetProps) {
  const { id, field, value, isReadOnly, onCommit } = props;
  const chosen = splitChoices(value);
  const commit = (values: readonly string[]) => {
    const inOrder = field.choices
      .map((choice) => choice.value)
      .filter((one) => values.includes(one));
    onCommit(joinChoices(inOrder));
  };
  useAdoption(id, (element) => {
    const boxes = element.closest('fieldset')?.querySelectorAll('input') ?? [];
    const ticked = field.choices
      .filter((_, at) => boxes[at]?.checked)
      .map((choice) => choice.value);
    if (joinChoices(ticked) !== value) commit(ticked);
  });
  return (
    <CheckboxGroupField
      {...frameOf(props)}
      options={field.choices}
      values={chosen}
      isReadOnly={isReadOnly}
      onChoose={commit}
    />
  );
}
