import { useId } from 'react';
import type { ReactNode } from 'react';
import { ErrorIcon } from '../Icons/Icons.tsx';
import classes from './Field.module.css';

/** The props that all fields of the kit share. */
export interface FieldProps {
  label: ReactNode;
  /** Beside the label, such as '(optional)'. */
  labelNote?: string | undefined;
  /** Below the label. */
  hint?: ReactNode;
  /** Below the control; says what to do and marks the control invalid. */
  error?: ReactNode;
}

/** The attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The ids of a field's label, hint and error, and the attributes of its control. */
export function useFieldIds({ hint, error }: Pick<FieldProps, 'hint' | 'error'>, givenId?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
  const describedBy = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { ids, control };
}

type FieldFrameProps = FieldProps & {
  id?: string | undefined;
  /** False while there is nothing to fill in, so that the label leads nowhere. */
  hasControl?: boolean;
  /** Gets the id of the label too, for a control whose name is more than its label. */
  children: (control: ControlProps, labelId: string) => ReactNode;
};

/**
 * From top to bottom: label, hint, control, error. Plain elements: Mantine's inputs would add 4 kB to
 * the login page for the same.
 */
export function Field(props: FieldFrameProps) {
  const { label, labelNote, hint, error, id, hasControl = true, children } = props;
  const { ids, control } = useFieldIds({ hint, error }, id);
  return (
    <div className={classes.root}>
      <label id={ids.label} htmlFor={hasControl ? control.id : undefined} className={classes.label}>
        {label}
        {labelNote && <span className={classes.note}> {labelNote}</span>}
      </label>
      {hint && (
        <p id={ids.hint} className={classes.hint}>
          {hint}
        </p>
      )}
      {children(control, ids.label)}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  );
}

/** The error line below a control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={classes.error}>
      <ErrorIcon />
      <span>{children}</span>
    </p>
  );
}
