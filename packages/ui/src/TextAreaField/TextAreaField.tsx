import { Input } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import field from '../Field/Field.module.css';
import { cx } from '../shared/cx.ts';
import { asDefinedProps } from '../shared/given.ts';
import classes from './TextAreaField.module.css';

export type TextAreaFieldProps = Omit<ComponentPropsWithRef<'textarea'>, 'style'> & FieldProps;

/** A multi-line text input. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, labelNote, hint, error, id, className, ...input } = props;
  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error} id={id}>
      {(control) => (
        <Input
          component="textarea"
          multiline
          rows={4}
          {...asDefinedProps(input)}
          attributes={{ input: { ...control, dir: input.dir } }}
          classNames={{
            wrapper: field.control ?? '',
            input: cx(field.input, classes.area, className),
          }}
        />
      )}
    </Field>
  );
}
