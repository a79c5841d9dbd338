import type { WidgetProps } from '../definition.ts';
import { NativeControl } from '../shared/native-control.tsx';
import { SheetControl } from '../shared/sheet-control.tsx';

/** Longer lists are searched in a sheet, shorter ones are the phone's own picker. */
const NATIVE_MAX = 15;

export function DropdownWidget(props: WidgetProps) {
  const { choices, placeholder } = props.field;
  const Control = choices.length > NATIVE_MAX ? SheetControl : NativeControl;
  return <Control {...props} choices={choices} placeholder={placeholder ?? props.texts.choose} />;
}
