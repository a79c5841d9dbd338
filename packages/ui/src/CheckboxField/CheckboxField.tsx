import { Checkbox } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { ErrorText } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import field from '../Field/Field.module.css';
import '../mantine/input.css';
import '../mantine/inline-input.css';
import '../mantine/checkbox.css';
import { cx } from '../shared/cx.ts';
import { asDefinedProps } from '../shared/given.ts';
import classes from './CheckboxField.module.css';

export type CheckboxFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'style' | 'type' | 'className' | 'size'
> &
  Pick<FieldProps, 'label' | 'error'>;

const { root = '', body = '', inner = '', input = '', icon = '', label = '' } = classes;
const partClasses = {
  root,
  body,
  inner,
  input,
  icon,
  label,
  error: cx(field.error, classes.error),
};

/** A checkbox. The label may contain a link. */
export function CheckboxField({ error, ...props }: CheckboxFieldProps) {
  return (
    <Checkbox
      {...asDefinedProps(props)}
      error={error && <ErrorText>{error}</ErrorText>}
      aria-invalid={error ? true : props['aria-invalid']}
      classNames={partClasses}
    />
  );
}
