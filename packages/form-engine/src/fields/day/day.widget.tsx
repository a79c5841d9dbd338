import { limits } from '@kosha/domain';
import type { WidgetProps } from '../../model/field-type.ts';
import { NativeSelectControl } from '../shared/native-select-control.tsx';

const { numberChoiceFirst: first, numberChoiceLast: last } = limits;

const days = Array.from({ length: last - first + 1 }, (_, index) => {
  const day = String(first + index);
  return { value: day, label: day };
});

export function DayNumberWidget(props: WidgetProps) {
  const { messages, onCommit } = props;
  return (
    <NativeSelectControl
      {...props}
      choices={days}
      placeholder={messages.choose}
      onCommit={(day) => onCommit(day === undefined ? undefined : Number(day))}
    />
  );
}
