import { FieldGroup, TextField } from '@kosha/ui';
import type { WidgetProps } from '../../model/field-type.ts';
import { dayLimits } from '../date/day-limits.ts';
import { getFieldProps } from '../shared/get-field-props.tsx';
import { useHydratedValue } from '../shared/use-hydrated-value.ts';
import type { DateRangeFieldOptions } from './date-range-parts.ts';

export function DateRangeWidget(props: WidgetProps) {
  const { id, field, value = '', isReadOnly, onCommit } = props;
  const { messages, ...parts } = props.parts as DateRangeFieldOptions;
  const { first, last } = dayLimits(parts, field);
  const [from = '', to = ''] = String(value).split('/');
  const commit = (days: readonly [string, string]) =>
    onCommit(days.some((day) => day !== '') ? days.join('/') : undefined);
  useHydratedValue(id, (element) => {
    const endInput = document.getElementById(`${id}-to`);
    const days = [element, endInput].map(
      (input) => (input as HTMLInputElement | null)?.value ?? '',
    );
    if (days.join('/') !== `${from}/${to}`) commit([days[0] ?? '', days[1] ?? '']);
  });
  const { name, ...frame } = getFieldProps(props);
  const day = {
    type: 'date',
    min: first,
    max: last,
    autoComplete: 'off',
    readOnly: isReadOnly,
    'aria-required': field.isRequired,
  };
  return (
    <FieldGroup {...frame} id={`${id}-both`}>
      <TextField
        {...day}
        id={id}
        name={`${name}[from]`}
        label={messages.from}
        value={from}
        onChange={({ target }) => commit([target.value, to])}
      />
      <TextField
        {...day}
        id={`${id}-to`}
        name={`${name}[to]`}
        label={messages.to}
        value={to}
        onChange={({ target }) => commit([from, target.value])}
      />
    </FieldGroup>
  );
}
