import { FieldError, useFieldIds } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import classes from './ChipsField.module.css';

export type ChipsFieldProps = Pick<FieldProps, 'label' | 'error'> & {
  /** Of the form's data; the same for all chips. */
  name: string;
  /** '' while nothing is chosen. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
  /** Keeps its value and the focus, such as while a form is sent. */
  isReadOnly?: boolean;
};

/** A few short choices side by side: one press instead of a list that opens. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, error, name, value, options, onChoose, isReadOnly = false } = props;
  const { ids, control } = useFieldIds({ hint: undefined, error });
  return (
    <div>
      <fieldset
        role="radiogroup"
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        className={classes.root}
      >
        <legend className={classes.label}>{label}</legend>
        <div className={classes.chips}>
          {options.map((option) => (
            <label key={option.value} className={classes.chip}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                aria-disabled={isReadOnly || undefined}
                onChange={() => isReadOnly || onChoose(option.value)}
                className={classes.input}
              />
              {option.label}
            </label>
          ))}
        </div>
      </fieldset>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  );
}
