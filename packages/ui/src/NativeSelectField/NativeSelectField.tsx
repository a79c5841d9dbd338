import type { ComponentPropsWithRef } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import field from '../Field/Field.module.css';
import { ChevronDownIcon } from '../Icons/Icons.tsx';
import { cx } from '../shared/cx.ts';
import classes from './NativeSelectField.module.css';

export type SelectOption = { value: string; label: string };

export type NativeSelectFieldProps = Omit<
  ComponentPropsWithRef<'select'>,
  'style' | 'size' | 'children'
> &
  FieldProps & {
    options: readonly SelectOption[];
    /** The empty first choice. */
    placeholder?: string;
  };

/** A short list to pick from, in the phone's own picker. */
export function NativeSelectField(props: NativeSelectFieldProps) {
  const { label, labelNote, hint, error, id, options, placeholder, className, ...select } = props;
  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error} id={id}>
      {(control) => (
        <div className={cx(field.control, classes.root)}>
          <select {...select} {...control} className={cx(field.input, classes.select, className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={classes.chevron} />
        </div>
      )}
    </Field>
  );
}
