import type { ReactNode } from 'react';
import { FieldError, useFieldIds } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import classes from './FieldGroup.module.css';

export type FieldGroupProps = FieldProps & {
  id?: string;
  children: ReactNode;
};

/** Several controls that answer one question, under its name. */
export function FieldGroup({ label, labelNote, hint, error, id, children }: FieldGroupProps) {
  const { ids, control } = useFieldIds({ hint, error }, id);
  return (
    <div>
      <fieldset
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        className={classes.root}
      >
        <legend className={classes.label}>
          {label}
          {labelNote && <span className={classes.note}> {labelNote}</span>}
        </legend>
        {hint && (
          <p id={ids.hint} className={classes.hint}>
            {hint}
          </p>
        )}
        <div className={classes.controls}>{children}</div>
      </fieldset>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  );
}
