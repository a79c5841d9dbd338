import { TextField } from '@kosha/ui';
import type { SyntheticEvent } from 'react';
import type { WidgetProps } from '../../model/field-type.ts';
import { getFieldProps } from '../shared/get-field-props.tsx';
import type { DateParts } from './date-parts.ts';
import { dayLimits } from './day-limits.ts';
import { useTypedText } from '../shared/use-typed-text.ts';

/** Placeholder for a partly filled date: it is an answer, but not a valid day. */
const partOfDay = '?';

/** A partly filled date has an empty value; only its validity differs. */
const dayIn = ({ value, validity }: HTMLInputElement) => (validity.badInput ? partOfDay : value);

/** The native date input. */
export function DateWidget(props: WidgetProps) {
  const { field, isReadOnly } = props;
  const { first, last } = dayLimits(props.parts as DateParts, field);
  const { edit, ...typed } = useTypedText<HTMLInputElement>(props, { read: dayIn });
  // A key press in a partly filled date fires no change event.
  const take = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => edit(dayIn(currentTarget));
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
      onChange={take}
      onKeyUp={take}
    />
  );
}
