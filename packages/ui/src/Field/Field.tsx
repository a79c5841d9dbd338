import { useId } from 'react';
import type { ReactNode } from 'react';
import { ErrorIcon } from '../Icons/Icons.tsx';
import classes from './Field.module.css';

/** What every field of a form has in common. */
export type FieldProps = {
  label: ReactNode;
  /** Beside the label, such as the word for optional. */
  labelNote?: string | undefined;
  /** Below the label. */
  hint?: ReactNode;
  /** Below the control: says what to do. Marks the control invalid. */
  error?: ReactNode;
};

/** What the control needs so that label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** The ids of a field's parts, and the control's side of them. */
export function useFieldIds({ hint, error }: Pick<FieldProps, 'hint' | 'error'>, givenId?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = { hint: `${id}-hint`, error: `${id}-error` };
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
  children: (control: ControlProps) => ReactNode;
};

/**
 * Label above, hint below it, control, error. Plain elements: Mantine's Input family costs 4 kB of
 * the login page's budget for the same wiring.
 */
export function Field({ label, labelNote, hint, error, id, children }: FieldFrameProps) {
  const { ids, control } = useFieldIds({ hint, error }, id);
  return (
    <div className={classes.root}>
      <label htmlFor={control.id} className={classes.label}>
        {label}
        {labelNote && <span className={classes.note}> {labelNote}</span>}
      </label>
      {hint && (
        <p id={ids.hint} className={classes.hint}>
          {hint}
        </p>
      )}
      {children(control)}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  );
}

/** The line that says what is wrong: icon and words. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={classes.error}>
      <ErrorIcon />
      <span>{children}</span>
    </p>
  );
}
