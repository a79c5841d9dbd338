import type { ComponentPropsWithRef } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import field from '../Field/Field.module.css';
import { cx } from '../shared/cx.ts';
import classes from './TextAreaField.module.css';

export type TextAreaFieldProps = Omit<ComponentPropsWithRef<'textarea'>, 'style'> & FieldProps;

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, labelNote, hint, error, id, className, ...input } = props;
  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error} id={id}>
      {(control) => (
        <div className={field.control}>
          <textarea
            rows={4}
            {...input}
            {...control}
            className={cx(field.input, classes.area, className)}
          />
        </div>
      )}
    </Field>
  );
}
