import { cx } from '../shared/cx.ts';
import classes from './DayBlocks.module.css';

export interface DayBlocksProps {
  /** The days of the loan. */
  total: number;
  /** How many of them have passed. */
  gone: number;
  /** Days past the due date. */
  late?: number;
}

/** More blocks could not be distinguished on a phone. */
const mostBlocks = 60;

/**
 * One block per day: full if remaining, pale if past, red if late. Decorative: a text says the
 * same.
 */
export function DayBlocks({ total, gone, late = 0 }: DayBlocksProps) {
  const days = [
    ...blocks(total, (day) => (day < gone ? classes.gone : classes.left)),
    ...blocks(late, () => classes.late),
  ];
  return (
    <div aria-hidden className={cx(classes.root, days.length > 20 && classes.dense)}>
      {days.map((look, day) => (
        <i key={day} className={cx(classes.day, look)} />
      ))}
    </div>
  );
}

const blocks = (count: number, look: (day: number) => string | undefined) =>
  Array.from({ length: Math.min(count, mostBlocks) }, (_, day) => look(day));
