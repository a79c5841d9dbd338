import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import field from '../Field/Field.module.css';
import { ChevronDownIcon } from '../Icons/Icons.tsx';
import { cx } from '../shared/cx.ts';
import classes from './PickerField.module.css';

export type PickerFieldProps = FieldProps & {
  id?: string;
  /** The label of the chosen option. */
  value?: string | undefined;
  placeholder: string;
  onOpen: () => void;
  isDisabled?: boolean;
  /** Keeps its value and the focus, such as while a form is sent. */
  isReadOnly?: boolean;
};

/** Looks like a select; a press opens a `SearchSheet`. */
export function PickerField({
  value,
  placeholder,
  onOpen,
  isDisabled = false,
  isReadOnly = false,
  ...frame
}: PickerFieldProps) {
  return (
    <Field {...frame}>
      {({ id, ...aria }) => (
        <div className={field.control}>
          <button
            type="button"
            {...aria}
            id={id}
            aria-haspopup="dialog"
            disabled={isDisabled}
            aria-disabled={isReadOnly || undefined}
            onClick={isReadOnly ? undefined : onOpen}
            className={cx(field.input, classes.button)}
          >
            <span className={cx(!value && classes.placeholder)}>{value || placeholder}</span>
            <ChevronDownIcon className={classes.chevron} />
          </button>
        </div>
      )}
    </Field>
  );
}
