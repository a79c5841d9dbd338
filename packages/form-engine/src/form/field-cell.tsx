import type { FieldProps } from '@rjsf/utils';
import { memo } from 'react';
import { placesAround } from '../model/field-facts.ts';
import type { Field } from '../model/field.ts';
import type { WidgetProps } from '../model/field-type.ts';
import { useFormScope, type FormScope } from './form-scope.ts';
import classes from './form.module.css';
import { KeptFocus } from './kept-focus.tsx';
import { useFieldOptions } from './use-field-options.ts';

interface FieldCellProps {
  field: Field;
  /** Whether it stands beside another short field. */
  isHalf: boolean;
  value: string | number | undefined;
  /** The value that decides which choices the field has; '' where there is none. */
  parentValue: string;
  parentLabel: string | undefined;
  error: string | undefined;
  /** rjsf's own. */
  onChange: FieldProps['onChange'];
}

/** One field: renders the widget of its type, and only when something of this field changes. */
export const FieldCell = memo(function FieldCell(cell: FieldCellProps) {
  const { field, isHalf, value, parentValue, parentLabel, error, onChange } = cell;
  const scope = useFormScope();
  const { widget: Widget, source, parts } = field.definition;
  const onCommit: WidgetProps['onCommit'] = (next) => {
    onChange(next, [field.key]);
    scope.afterCommit(field, next);
  };
  const props: WidgetProps = {
    id: scope.idOf(field.key),
    field,
    value,
    error,
    messages: scope.messages,
    isReadOnly: isHeld(field, scope),
    options: undefined,
    parts,
    background: scope.background,
    onType: (typed) => {
      scope.onType(field, typed);
      // An error disappears with the key that corrects it. Other keys wait until the person leaves the field.
      if (!typed || error === undefined) return;
      if (scope.changesError(field, typed.value, error)) onCommit(typed.value);
    },
    onCommit,
  };
  return (
    <KeptFocus id={props.id} className={isHalf ? classes.half : classes.whole}>
      {source === undefined ? (
        <Widget {...props} />
      ) : (
        <LoadedField
          {...props}
          field={field}
          source={source}
          parentValue={parentValue}
          parentLabel={parentLabel}
        />
      )}
    </KeptFocus>
  );
});

type LoadedFieldProps = WidgetProps & {
  field: Field;
  source: string;
  parentValue: string;
  parentLabel: string | undefined;
};

/** A group holds its rows with it. */
export const isHeld = (field: Field, { isSubmitting, readOnly }: FormScope): boolean =>
  isSubmitting ||
  field.isReadOnly ||
  placesAround(field).some(({ name }) => readOnly.includes(name));

function LoadedField({ source, field, parentValue, parentLabel, ...props }: LoadedFieldProps) {
  const { widget: Widget } = field.definition;
  const options = useFieldOptions(field, source, parentValue, parentLabel);
  return <Widget {...props} field={field} options={options} />;
}
