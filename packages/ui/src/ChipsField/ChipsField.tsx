import { Chip, Fieldset } from '@mantine/core';
import { ErrorIcon, SuccessIcon } from '../Icons/Icons.tsx';
import { FieldError, FieldHint, useFieldIds } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import group from '../FieldGroup/FieldGroup.module.css';
import { cx } from '../shared/cx.ts';
import '../mantine/chip.css';
import '../mantine/fieldset.css';
import classes from './ChipsField.module.css';

interface ChipOption {
  value: string;
  label: string;
  /** Marks the right and the wrong choice after a quiz question was answered. */
  mark?: 'right' | 'wrong' | undefined;
}

export type ChipsFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  /** The id of the first chip. A link to the field focuses this chip. */
  id?: string;
  isRequired?: boolean;
  /** The `name` in the form data, shared by all chips. */
  name: string;
  /** '' if nothing is selected. */
  value: string;
  options: readonly ChipOption[];
  onChoose: (value: string) => void;
  /** Shows the chips one below the other at full width, for longer options. */
  isStacked?: boolean;
  /** Blocks changes but keeps the focus, for example while the form is submitted. */
  isReadOnly?: boolean;
};

const { chip = '', input = '', words = '' } = classes;
const chipClasses = { root: chip, input, label: words };
const fieldsetClasses = { root: group.root ?? '', legend: group.legend ?? '' };

/** Shows a few options as chips. Choosing a chip takes one press; a dropdown would take two. */
export function ChipsField(props: ChipsFieldProps) {
  const { id, label, hint, error, name, value, options, onChoose, isReadOnly = false } = props;
  const { ids, control } = useFieldIds({ hint, error }, id);
  return (
    <div>
      <Fieldset
        variant="unstyled"
        legend={label}
        role="radiogroup"
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        aria-required={props.isRequired}
        classNames={fieldsetClasses}
      >
        {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
        <div
          className={
            props.isStacked
              ? classes.stack
              : cx(classes.chips, options.length % 2 === 0 && classes.inPairs)
          }
        >
          <Chip.Group value={value} onChange={(next) => isReadOnly || onChoose(next)}>
            {options.map((option, index) => (
              <Chip
                key={option.value}
                {...(index === 0 && { id: control.id })}
                variant="outline"
                icon={null}
                name={name}
                value={option.value}
                aria-disabled={isReadOnly || undefined}
                classNames={chipClasses}
                wrapperProps={{ 'data-mark': option.mark }}
              >
                {option.label}
                {option.mark && <Mark of={option.mark} />}
              </Chip>
            ))}
          </Chip.Group>
        </div>
      </Fieldset>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  );
}

function Mark({ of }: { of: 'right' | 'wrong' }) {
  const Icon = of === 'right' ? SuccessIcon : ErrorIcon;
  return <Icon />;
}
