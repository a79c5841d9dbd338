import { Fieldset } from '@mantine/core';
import type { ReactNode } from 'react';
import { FieldError, FieldHint, LabelText, useFieldIds } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import '../mantine/fieldset.css';
import classes from './FieldGroup.module.css';

export type FieldGroupProps = FieldProps & {
  id?: string;
  children: ReactNode;
};

const { root = '', legend = '' } = classes;

/** A group of controls with a common label, such as the two dates of a date range. */
export function FieldGroup({ label, labelNote, hint, error, id, children }: FieldGroupProps) {
  const { ids, control } = useFieldIds({ hint, error }, id);
  return (
    <div>
      <Fieldset
        variant="unstyled"
        legend={<LabelText label={label} labelNote={labelNote} />}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        classNames={{ root, legend }}
      >
        {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
        <div className={classes.controls}>{children}</div>
      </Fieldset>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  );
}
