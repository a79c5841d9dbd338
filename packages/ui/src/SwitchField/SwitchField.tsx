import type { ChangeEventHandler, ReactNode } from 'react';
import { useFieldIds } from '../Field/Field.tsx';
import classes from './SwitchField.module.css';

export interface SwitchFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** A setting that takes effect at once: a checkbox of the browser with the role of a switch. */
export function SwitchField({ label, hint, ...input }: SwitchFieldProps) {
  const { ids, control } = useFieldIds({ hint, error: undefined });
  return (
    <div>
      <div className={classes.row}>
        <label htmlFor={control.id} className={classes.label}>
          {label}
        </label>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on */}
        <input {...input} {...control} type="checkbox" role="switch" className={classes.input} />
      </div>
      {hint && (
        <p id={ids.hint} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
