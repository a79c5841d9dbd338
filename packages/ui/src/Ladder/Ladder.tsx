import { LockIcon } from '../Icons/Icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../shared/cx.ts';
import classes from './Ladder.module.css';

export interface LadderStep {
  id: string;
  /** Formatted, such as '₹10,000'. */
  amount: string;
  /** The name of the tier or the product. */
  name: string;
  /** A note below the name, such as '5% off'. */
  note?: string;
  /** A short label such as 'You' or 'Next'. Without a mark, the step shows a lock. */
  mark?: string;
  state: 'here' | 'next' | 'locked';
  /**
   * The start of the accessible name of the step's button, such as 'How to unlock Silver'. Without
   * a label, the step is not a button.
   */
  label?: string;
}

export interface LadderProps {
  /** The loan levels, in ascending order. */
  steps: readonly LadderStep[];
  onOpen: (id: string) => void;
}

/** The number of characters that fit side by side on a small phone. */
const maxCharacters = 40;

/** Loan levels as a staircase, or as a list if the levels do not fit. */
export function Ladder({ steps, onOpen }: LadderProps) {
  const longest = Math.max(...steps.map(({ amount }) => amount.length));
  const isWide = steps.length * longest > maxCharacters;
  return (
    <div className={classes.frame}>
      <ol className={cx(classes.root, isWide && classes.wide)}>
        {steps.map((step, index) => (
          <li key={step.id} className={cx(classes.item, classes[`rise${Math.min(index, 5)}`])}>
            <Step step={step} onOpen={() => onOpen(step.id)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Step({ step, onOpen }: { step: LadderStep; onOpen: () => void }) {
  const { amount, name, note, mark, state, label } = step;
  const content = (
    <>
      <span className={classes.amount}>{amount}</span>
      <span className={cx(classes.block, classes[state])}>{mark ?? <LockIcon />}</span>
      <span>{name}</span>
      {note && <span>{note}</span>}
    </>
  );
  if (label === undefined) return <div className={classes.step}>{content}</div>;
  return (
    <button type="button" className={classes.step} onClick={onOpen}>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {content}
    </button>
  );
}
