import { cx } from '../shared/cx.ts';
import classes from './DayBlocks.module.css';

export interface DayBlocksProps {
  /** The days of the loan. */
  total: number;
  /** How many of them are over. */
  gone: number;
  /** Days past the due date. */
  late?: number;
}

/** More blocks than these could not be told apart on a phone. */
const mostBlocks = 60;

/** A block for each day: those left are full, those gone are pale, each late one is red. Words say the same. */
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
