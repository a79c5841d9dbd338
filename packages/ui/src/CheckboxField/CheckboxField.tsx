import type { ComponentPropsWithRef } from 'react';
import { FieldError, useFieldIds } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { CheckIcon } from '../Icons/Icons.tsx';
import classes from './CheckboxField.module.css';

export type CheckboxFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'style' | 'type' | 'className'
> &
  Pick<FieldProps, 'label' | 'error'>;

/** A checkbox; its label may contain a link. */
export function CheckboxField({ label, error, id, ...input }: CheckboxFieldProps) {
  const { ids, control } = useFieldIds({ hint: undefined, error }, id);
  return (
    <div>
      <div className={classes.row}>
        <span className={classes.box}>
          <input {...input} {...control} type="checkbox" className={classes.input} />
          <CheckIcon className={classes.tick} />
        </span>
        <label htmlFor={control.id} className={classes.label}>
          {label}
        </label>
      </div>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  );
}
