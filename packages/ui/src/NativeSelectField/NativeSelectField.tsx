import { Input } from '@mantine/core';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import field from '../Field/Field.module.css';
import { ChevronDownIcon } from '../Icons/Icons.tsx';
import { cx } from '../shared/cx.ts';
import { asDefinedProps } from '../shared/given.ts';
import classes from './NativeSelectField.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export type NativeSelectFieldProps = Omit<
  ComponentPropsWithRef<'select'>,
  'style' | 'size' | 'children'
> &
  FieldProps & {
    options: readonly SelectOption[];
    /** The label of a first option with an empty value, such as 'Please choose'. */
    placeholder?: string;
    /** Blocks changes but keeps the focus, for example while the form is submitted. */
    isReadOnly?: boolean;
  };

/**
 * HTML has no read-only select. With these props, a select can get the focus, but it does not open
 * and its value does not change.
 */
export const readOnlySelectProps = {
  'aria-disabled': true,
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Tab') event.preventDefault();
  },
  onChange: () => undefined,
} as const;

/** For short lists. Opens the device's native picker. */
export function NativeSelectField(props: NativeSelectFieldProps) {
  const { label, labelNote, hint, error, id, options, placeholder, className, ...rest } = props;
  const { isReadOnly = false, ...select } = rest;
  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error} id={id}>
      {(control) => (
        <Input
          component="select"
          {...asDefinedProps(select)}
          {...(isReadOnly && readOnlySelectProps)}
          rightSection={<ChevronDownIcon />}
          attributes={{ input: control }}
          classNames={{
            wrapper: field.control ?? '',
            input: cx(field.input, classes.select, className),
            section: classes.chevron ?? '',
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Input>
      )}
    </Field>
  );
}
