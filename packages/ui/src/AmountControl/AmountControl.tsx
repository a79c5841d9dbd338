import { useId, type ReactNode } from 'react';
import { ChevronDownIcon } from '../Icons/Icons.tsx';
import { MinusIcon, PlusIcon } from '../Icons/subject-icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../shared/cx.ts';
import classes from './AmountControl.module.css';

export interface AmountControlProps {
  label: string;
  /** The amounts in ascending order. */
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** The accessible name of the minus button, such as 'Less'. */
  lessLabel: string;
  moreLabel: string;
}

/** A dropdown styled as a large number, with minus and plus buttons and a slider. */
export function AmountControl(props: AmountControlProps) {
  const { label, options, value, onChange, disabled = false, lessLabel, moreLabel } = props;
  const id = useId();
  const at = options.findIndex((option) => option.value === value);
  const last = options.length - 1;
  const move = (index: number) => {
    const option = options[index];
    if (option && !disabled) onChange(option.value);
  };
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.row}>
        <span className={classes.number}>
          <select
            id={id}
            className={classes.select}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={classes.chevron} />
        </span>
        {last > 0 && (
          <span className={classes.steps}>
            <StepButton
              label={lessLabel}
              icon={<MinusIcon />}
              isAtEnd={disabled || at <= 0}
              onClick={() => move(at - 1)}
            />
            <StepButton
              label={moreLabel}
              icon={<PlusIcon />}
              isAtEnd={disabled || at >= last}
              onClick={() => move(at + 1)}
            />
          </span>
        )}
      </div>
      {/* The slider is for touch only. Keyboards and screen readers use the dropdown. */}
      {last > 0 && (
        <div aria-hidden>
          <input
            type="range"
            tabIndex={-1}
            className={classes.slider}
            min={0}
            max={last}
            value={at}
            disabled={disabled}
            onChange={(event) => move(Number(event.currentTarget.value))}
          />
          <div className={classes.ends}>
            <span>{options[0]?.label}</span>
            <span>{options[last]?.label}</span>
          </div>
        </div>
      )}
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: ReactNode;
  isAtEnd: boolean;
  onClick: () => void;
}

/**
 * At the smallest or largest amount, the button gets `aria-disabled` instead of `disabled`, because
 * a disabled button would lose the focus.
 */
function StepButton({ isAtEnd, ...button }: StepButtonProps) {
  return (
    <IconButton
      {...button}
      aria-disabled={isAtEnd}
      className={cx(classes.step, isAtEnd && classes.ended)}
    />
  );
}
