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
  /** After a quiz question was answered: `right` marks the right choice, `wrong` a wrong one. */
  mark?: 'right' | 'wrong' | undefined;
}

export type ChipsFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  /** The id of the first chip, to which a link to the field jumps. */
  id?: string;
  isRequired?: boolean;
  /** The `name` in the form data, shared by all chips. */
  name: string;
  /** The selected value, or '' if nothing is selected. */
  value: string;
  options: readonly ChipOption[];
  onChoose: (value: string) => void;
  /** Stacks the chips in full width, for options of several words. */
  isStacked?: boolean;
  /** Read-only but focusable, for example while a form is submitted. */
  isReadOnly?: boolean;
};

const { chip = '', input = '', words = '' } = classes;
const chipClasses = { root: chip, input, label: words };
const fieldsetClasses = { root: group.root ?? '', legend: group.legend ?? '' };

/** A few short choices side by side. They take one press, while a dropdown takes two. */
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

/** The icon of a mark. It is hidden from screen readers, which read the text below the field. */
function Mark({ of }: { of: 'right' | 'wrong' }) {
  const Icon = of === 'right' ? SuccessIcon : ErrorIcon;
  return <Icon />;
}
