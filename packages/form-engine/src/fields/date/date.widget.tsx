import { TextField } from '@kosha/ui';
import type { SyntheticEvent } from 'react';
import type { WidgetProps } from '../../model/field-type.ts';
import { getFieldProps } from '../shared/get-field-props.tsx';
import type { DateFieldOptions } from './date-parts.ts';
import { dayLimits } from './day-limits.ts';
import { useTypedText } from '../shared/use-typed-text.ts';

/** The answer for a partly filled date, which is neither blank nor a valid day. */
const partOfDay = '?';

/** A blank and a partly filled input both have the value '', but only the second has `badInput`. */
const readDay = ({ value, validity }: HTMLInputElement) => (validity.badInput ? partOfDay : value);

export function DateWidget(props: WidgetProps) {
  const { field, isReadOnly } = props;
  const { first, last } = dayLimits(props.parts as DateFieldOptions, field);
  const { edit, ...typed } = useTypedText<HTMLInputElement>(props, { read: readDay });
  // A key press in a partly filled date fires no change event, so `keyup` is handled, too.
  const handleEdit = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    edit(readDay(currentTarget));
  return (
    <TextField
      {...getFieldProps(props)}
      {...typed}
      type="date"
      min={first}
      max={last}
      autoComplete="off"
      readOnly={isReadOnly}
      aria-required={field.isRequired}
      onChange={handleEdit}
      onKeyUp={handleEdit}
    />
  );
}
