import type { WidgetProps } from '../definition.ts';
import { NativeControl } from '../shared/native-control.tsx';

const YEARS = Array.from({ length: 51 }, (_, year) => ({
  value: String(year),
  label: String(year),
}));

export function YearsWidget(props: WidgetProps) {
  const { onCommit, texts } = props;
  return (
    <NativeControl
      {...props}
      choices={YEARS}
      placeholder={texts.choose}
      onCommit={(year) => onCommit(year === undefined ? undefined : Number(year))}
    />
  );
}
