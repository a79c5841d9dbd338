import { TextField } from '@kosha/ui';
import type { SyntheticEvent } from 'react';
import type { WidgetProps } from '../../model/field-type.ts';
import { getFieldProps } from '../shared/get-field-props.tsx';
import type { DateParts } from './date-parts.ts';
import { dayLimits } from './day-limits.ts';
import { useTypedText } from '../shared/use-typed-text.ts';

/** The answer for a partly filled date. It is not blank, and it is not a valid day. */
const partOfDay = '?';

/**
 * The input's answer. `badInput` tells a partly filled date from a blank one; both have value ''.
 */
const readDay = ({ value, validity }: HTMLInputElement) => (validity.badInput ? partOfDay : value);

/** The native date input. */
export function DateWidget(props: WidgetProps) {
  const { field, isReadOnly } = props;
  const { first, last } = dayLimits(props.parts as DateParts, field);
  const { edit, ...typed } = useTypedText<HTMLInputElement>(props, { read: readDay });
  // Also handles `keyup`, because a key press in a partly filled date fires no change event.
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
