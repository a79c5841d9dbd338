import { TextField } from '@kosha/ui';
import type { SyntheticEvent } from 'react';
import type { WidgetProps } from '../../model/field-type.ts';
import { getFieldProps } from '../shared/get-field-props.tsx';
import type { DateParts } from './date-parts.ts';
import { dayLimits } from './day-limits.ts';
import { useTypedText } from '../shared/use-typed-text.ts';

/** Stands for a date of which only a part is filled in: it is an answer, but no day. */
const partOfDay = '?';

/** The browser tells of a partly filled date only by its validity. */
const dayIn = ({ value, validity }: HTMLInputElement) => (validity.badInput ? partOfDay : value);

/** The browser's own picker for days from the first to the last. */
export function DateWidget(props: WidgetProps) {
  const { field, isReadOnly } = props;
  const { first, last } = dayLimits(props.parts as DateParts, field);
  const { edit, ...typed } = useTypedText<HTMLInputElement>(props, { read: dayIn });
  // A key in a partly filled date fires no change.
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
