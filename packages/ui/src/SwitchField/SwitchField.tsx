import { Switch } from '@mantine/core';
import type { ChangeEventHandler, ReactNode } from 'react';
import { FieldHint, useFieldIds } from '../Field/Field.tsx';
import '../mantine/inline-input.css';
import '../mantine/switch.css';
import { asDefinedProps } from '../shared/given.ts';
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
  label: words = '',
  labelWrapper = '',
  input = '',
  track = '',
} = classes;
const partClasses = { root, body, label: words, labelWrapper, input, track };

/** A setting that takes effect immediately. */
export function SwitchField({ label, hint, ...props }: SwitchFieldProps) {
  const { ids, control } = useFieldIds({ hint, error: undefined });
  return (
    <div>
      <Switch
        {...asDefinedProps(props)}
        {...asDefinedProps({ 'aria-describedby': control['aria-describedby'] })}
        id={control.id}
        label={label}
        labelPosition="left"
        withThumbIndicator={false}
        classNames={partClasses}
      />
      {/* Inside Mantine's label, the hint would be part of the accessible name. */}
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
    </div>
  );
}
