import { Input, InputWrapperContext } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ErrorIcon } from '../Icons/Icons.tsx';
import '../mantine/input.css';
import classes from './Field.module.css';

export interface FieldProps {
  label: ReactNode;
  /** Shown next to the label, such as '(optional)'. */
  labelNote?: string | undefined;
  /** A hint below the label. */
  hint?: ReactNode;
  /** Shown below the control. Also marks the control as invalid. */
  error?: ReactNode;
}

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export function useFieldIds({ hint, error }: Pick<FieldProps, 'hint' | 'error'>, givenId?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  // These ids must be the ids that Mantine gives to the label, description and error, because ARIA
  // attributes refer to them.
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
  /** False if there is no control to label. The label is then a `div`, not a `label` element. */
  hasControl?: boolean;
  /** `labelId` is for controls whose accessible name contains more than the label. */
  children: (control: ControlProps, labelId: string) => ReactNode;
};

/**
 * Replaces the context of Mantine's `Input.Wrapper`, which would put the error before the hint in
 * `aria-describedby` and set margins in a `style` attribute.
 */
const noContext = {
  offsetTop: false,
  offsetBottom: false,
  describedBy: undefined,
  inputId: undefined,
  labelId: undefined,
  getStyles: null,
};

const { root = '', label = '', hint = '', error = '' } = classes;

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
      <InputWrapperContext value={noContext}>
        {props.children(control, ids.label)}
      </InputWrapperContext>
    </Input.Wrapper>
  );
}

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

export function FieldHint({ id, children }: LineProps) {
  return (
    <Input.Description id={id} className={classes.hint}>
      {children}
    </Input.Description>
  );
}

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
