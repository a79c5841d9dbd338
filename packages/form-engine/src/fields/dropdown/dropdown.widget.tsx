import type { WidgetProps } from '../../model/kind.ts';
import { NativeControl } from '../shared/native-control.tsx';
import { SheetControl } from '../shared/sheet-control.tsx';

/** Up to this many choices use the phone's own picker, more are searched in a sheet. */
const nativeMax = 15;

export function DropdownWidget(props: WidgetProps) {
  const { choices } = props.field;
  const Control = choices.length > nativeMax ? SheetControl : NativeControl;
  return <Control {...props} choices={choices} placeholder={props.texts.choose} />;
}
