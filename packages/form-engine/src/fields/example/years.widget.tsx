import type { WidgetProps } from '../../model/field-type.ts';
import { NativeSelectControl } from '../shared/native-select-control.tsx';

const years = Array.from({ length: 51 }, (_, year) => ({
  value: String(year),
  label: String(year),
}));

export function YearsWidget(props: WidgetProps) {
  const { onCommit, messages } = props;
  return (
    <NativeSelectControl
      {...props}
      choices={years}
      placeholder={messages.choose}
      onCommit={(year) => onCommit(year === undefined ? undefined : Number(year))}
    />
  );
}
