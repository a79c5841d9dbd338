import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { ErrorText, LabelText } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import field from '../Field/Field.module.css';
import group from '../FieldGroup/FieldGroup.module.css';
import type { SelectOption } from '../NativeSelectField/NativeSelectField.tsx';

export type CheckboxGroupFieldProps = FieldProps & {
  /** The id of the first checkbox. A link to the field focuses this checkbox. */
  id?: string;
  /** The `name` of each checkbox. */
  name?: string;
  values: readonly string[];
  options: readonly SelectOption[];
  /** Called with all selected values. */
  onChoose: (values: readonly string[]) => void;
  /** Blocks changes but keeps the focus, for example while the form is submitted. */
  isReadOnly?: boolean;
};

const { label = '', hint = '', error = '' } = field;
const partClasses = { label, description: hint, error };

/** Checkboxes for a short list of options. Users can select several options. */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { id: givenId, name, values, options, onChoose, isReadOnly = false } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Checkbox.Group
      id={`${id}-all`}
      label={<LabelText {...props} />}
      description={props.hint}
      error={props.error && <ErrorText>{props.error}</ErrorText>}
      value={[...values]}
      onChange={onChoose}
      readOnly={isReadOnly}
      classNames={partClasses}
    >
      <div className={group.controls}>
        {options.map(({ value, label: words }, index) => (
          <CheckboxField
            key={value}
            id={index === 0 ? id : `${id}-${index}`}
            name={name}
            value={value}
            label={<bdi>{words}</bdi>}
            aria-disabled={isReadOnly || undefined}
            aria-invalid={props.error ? true : undefined}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
