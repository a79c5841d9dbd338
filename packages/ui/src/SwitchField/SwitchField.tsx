import { Switch } from '@mantine/core';
import { useId } from 'react';
import type { ChangeEventHandler, ReactNode } from 'react';
import { MantineBase } from '../shared/MantineBase.tsx';
import classes from './SwitchField.module.css';

export interface SwitchFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

const {
  root = '',
  body = '',
  label = '',
  labelWrapper = '',
  input = '',
  track = '',
  thumb = '',
} = classes;
const partClasses = { root, body, label, labelWrapper, input, track, thumb };

/** A setting that takes effect at once. Mantine's Switch. */
export function SwitchField({ hint, ...rest }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <div>
      <MantineBase>
        <Switch {...rest} aria-describedby={hint ? hintId : undefined} classNames={partClasses} />
      </MantineBase>
      {hint && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
