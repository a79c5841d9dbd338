import { Input, InputWrapperContext } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ErrorIcon } from '../Icons/Icons.tsx';
import '../mantine/input.css';
import classes from './Field.module.css';

/** The props shared by all fields of the kit. */
export interface FieldProps {
  label: ReactNode;
  /** Next to the label, such as '(optional)'. */
  labelNote?: string | undefined;
  /** Below the label. */
  hint?: ReactNode;
  /** Below the control; tells the person what to do and marks the control invalid. */
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
  // The ids that Mantine uses.
  const ids = { label: `${id}-label`, hint: `${id}-description`, error: `${id}-error` };
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
  /** False while there is no control to label. */
  hasControl?: boolean;
  /** Also receives the label's id, for a control whose accessible name is more than its label. */
  children: (control: ControlProps, labelId: string) => ReactNode;
};

/**
 * Mantine would reference the error before the hint, and add input margins in a `style` attribute.
 */
const unconnected = {
  offsetTop: false,
  offsetBottom: false,
  describedBy: undefined,
  inputId: undefined,
  labelId: undefined,
  getStyles: null,
};

const { root = '', label = '', hint = '', error = '' } = classes;

/** From top to bottom: label, hint, control, error. */
export function Field(props: FieldFrameProps) {
  const { ids, control } = useFieldIds(props, props.id);
  return (
    <Input.Wrapper
      id={control.id}
      label={<LabelText {...props} />}
      {...(props.hasControl === false && { labelElement: 'div' })}
      description={props.hint}
      error={props.error && <ErrorText>{props.error}</ErrorText>}
      classNames={{ root, label, description: hint, error }}
    >
      <InputWrapperContext value={unconnected}>
        {props.children(control, ids.label)}
      </InputWrapperContext>
    </Input.Wrapper>
  );
}

/** The label and the text next to it. */
export function LabelText({ label, labelNote }: Pick<FieldProps, 'label' | 'labelNote'>) {
  return (
    <>
      {label}
      {labelNote && <span className={classes.note}> {labelNote}</span>}
    </>
  );
}

interface LineProps {
  id: string;
  children: ReactNode;
}

/** The hint below the label of a group of controls. */
export function FieldHint({ id, children }: LineProps) {
  return (
    <Input.Description id={id} className={classes.hint}>
      {children}
    </Input.Description>
  );
}

/** The error line below a control. */
export function FieldError({ id, children }: LineProps) {
  return (
    <Input.Error id={id} className={classes.error}>
      <ErrorText>{children}</ErrorText>
    </Input.Error>
  );
}

export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <>
      <ErrorIcon />
      <span>{children}</span>
    </>
  );
}
