import { useId } from 'react';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import type { SelectOption } from '../NativeSelectField/NativeSelectField.tsx';

export type CheckboxGroupFieldProps = FieldProps & {
  /** Of the first box, which a link to the field leads to. */
  id?: string;
  values: readonly string[];
  options: readonly SelectOption[];
  /** Gets all values that are chosen now. */
  onChoose: (values: readonly string[]) => void;
  /** Keeps its values and the focus, such as while a form is sent. */
  isReadOnly?: boolean;
};

/** Any number of a few choices. */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { id: givenId, values, options, onChoose, isReadOnly = false, ...frame } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldGroup {...frame} id={`${id}-all`}>
      {options.map(({ value, label }, index) => (
        <CheckboxField
          key={value}
          id={index === 0 ? id : `${id}-${index}`}
          label={<bdi>{label}</bdi>}
          checked={values.includes(value)}
          aria-disabled={isReadOnly || undefined}
          onChange={({ target }) => {
            if (isReadOnly) return;
            const others = values.filter((other) => other !== value);
            onChoose(target.checked ? [...others, value] : others);
          }}
        />
      ))}
    </FieldGroup>
  );
}
