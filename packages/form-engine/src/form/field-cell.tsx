import type { FieldProps } from '@rjsf/utils';
import { memo } from 'react';
import { placesAround } from '../model/field-facts.ts';
import type { Field } from '../model/field.ts';
import type { WidgetProps } from '../model/field-type.ts';
import { useFormScope, type FormScope } from './form-scope.ts';
import classes from './form.module.css';
import { PreserveFocus } from './preserve-focus.tsx';
import { useFieldOptions } from './use-field-options.ts';

interface FieldCellProps {
  field: Field;
  /** Whether it is paired with another short field. */
  isHalf: boolean;
  value: string | number | undefined;
  /** The value that selects the field's choices; '' without a parent. */
  parentValue: string;
  parentLabel: string | undefined;
  error: string | undefined;
  /** From rjsf. */
  onChange: FieldProps['onChange'];
}

/** One field: renders the widget of its type, and re-renders only when this field changes. */
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
    isReadOnly: isReadOnlyNow(field, scope),
    options: undefined,
    parts,
    background: scope.background,
    onType: (typed) => {
      scope.onType(field, typed);
      // A key press that corrects the error removes it at once. Other input is committed on blur.
      if (!typed || error === undefined) return;
      if (scope.changesError(field, typed.value, error)) onCommit(typed.value);
    },
    onCommit,
  };
  return (
    <PreserveFocus id={props.id} className={isHalf ? classes.half : classes.whole}>
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
    </PreserveFocus>
  );
});

type LoadedFieldProps = WidgetProps & {
  field: Field;
  source: string;
  parentValue: string;
  parentLabel: string | undefined;
};

/** A read-only group makes its rows read-only. */
export const isReadOnlyNow = (field: Field, { isSubmitting, readOnly }: FormScope): boolean =>
  isSubmitting ||
  field.isReadOnly ||
  placesAround(field).some(({ name }) => readOnly.includes(name));

function LoadedField({ source, field, parentValue, parentLabel, ...props }: LoadedFieldProps) {
  const { widget: Widget } = field.definition;
  const options = useFieldOptions(field, source, parentValue, parentLabel);
  return <Widget {...props} field={field} options={options} />;
}
