import { Input } from '@mantine/core';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import field from '../Field/Field.module.css';
import { ChevronDownIcon } from '../Icons/Icons.tsx';
import select from '../NativeSelectField/NativeSelectField.module.css';
import { cx } from '../shared/cx.ts';
import classes from './PickerField.module.css';

export type PickerFieldProps = FieldProps & {
  id?: string;
  name?: string;
  /** The label of the selected option. */
  value?: string | undefined;
  placeholder: string;
  onOpen: () => void;
  isRequired?: boolean;
  /** Blocks changes but keeps the focus, for example while options load. */
  isReadOnly?: boolean;
};

const noAction = () => {};

/**
 * A combobox that opens a sheet. `aria-expanded` is always false, because the open sheet makes the
 * page inert, including this field.
 */
export function PickerField({
  name,
  value,
  placeholder,
  onOpen,
  isRequired,
  isReadOnly = false,
  ...frame
}: PickerFieldProps) {
  return (
    <Field {...frame}>
      {(control, labelId) => (
        <Input
          component="button"
          type="button"
          name={name}
          rightSection={<ChevronDownIcon />}
          attributes={{
            input: {
              ...control,
              role: 'combobox',
              'aria-labelledby': `${labelId} ${control.id}-value`,
              'aria-haspopup': 'dialog',
              'aria-expanded': false,
              'aria-required': isRequired,
              'aria-disabled': isReadOnly || undefined,
            },
          }}
          onClick={isReadOnly ? noAction : onOpen}
          classNames={{
            wrapper: field.control ?? '',
            input: cx(field.input, classes.button),
            section: select.chevron ?? '',
          }}
        >
          <span id={`${control.id}-value`} className={cx(!value && classes.placeholder)}>
            {value || placeholder}
          </span>
        </Input>
      )}
    </Field>
  );
}
