import { FieldError, useFieldIds } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import classes from './ChipsField.module.css';

export type ChipsFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  /** Of the first chip, which a link to the field leads to. */
  id?: string;
  isRequired?: boolean;
  /** Of the form's data; the same for all chips. */
  name: string;
  /** '' while nothing is chosen. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
  /** One below the other, each as wide as the field: for answers of several words. */
  isStacked?: boolean;
  /** Keeps its value and the focus, such as while a form is sent. */
  isReadOnly?: boolean;
};

/** A few short choices side by side: one press instead of a list that opens. */
export function ChipsField(props: ChipsFieldProps) {
  const { id, label, hint, error, name, value, options, onChoose, isReadOnly = false } = props;
  const { ids, control } = useFieldIds({ hint, error }, id);
  return (
    <div>
      <fieldset
        role="radiogroup"
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        aria-required={props.isRequired}
        className={classes.root}
      >
        <legend className={classes.label}>{label}</legend>
        {hint && (
          <p id={ids.hint} className={classes.hint}>
            {hint}
          </p>
        )}
        <div className={props.isStacked ? classes.stack : classes.chips}>
          {options.map((option, index) => (
            <label key={option.value} className={classes.chip}>
              <input
                {...(index === 0 && { id: control.id })}
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
