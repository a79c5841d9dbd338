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
  isRequired?: boolean;
  /** Keeps its value and can take the focus, such as while a form is sent or before there are options. */
  isReadOnly?: boolean;
};

/**
 * Looks like a select; a press opens a `SearchSheet`. For screen readers it is a combobox whose name is the
 * label and the value. It is never expanded, because while the sheet is open, nothing else can be reached.
 */
export function PickerField({
  value,
  placeholder,
  onOpen,
  isRequired,
  isReadOnly = false,
  ...frame
}: PickerFieldProps) {
  return (
    <Field {...frame}>
      {({ id, ...aria }, labelId) => (
        <div className={field.control}>
          <button
            type="button"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Collapsed, it controls nothing.
            role="combobox"
            {...aria}
            id={id}
            aria-labelledby={`${labelId} ${id}-value`}
            aria-haspopup="dialog"
            aria-expanded={false}
            aria-required={isRequired}
            aria-disabled={isReadOnly || undefined}
            onClick={isReadOnly ? undefined : onOpen}
            className={cx(field.input, classes.button)}
          >
            <span id={`${id}-value`} className={cx(!value && classes.placeholder)}>
              {value || placeholder}
            </span>
            <ChevronDownIcon className={classes.chevron} />
          </button>
        </div>
      )}
    </Field>
  );
}
