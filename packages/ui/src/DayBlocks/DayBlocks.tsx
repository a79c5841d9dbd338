import { cx } from '../shared/cx.ts';
import classes from './DayBlocks.module.css';

export interface DayBlocksProps {
  /** The total number of days of the loan. */
  total: number;
  /** The number of days of the loan that have passed. */
  gone: number;
  /** The number of days since the due date. */
  late?: number;
}

/**
 * The limit for the days of the loan and, separately, for the days after the due date. More blocks
 * would be too narrow on a phone.
 */
const maxBlocks = 60;

/**
 * One block per day, up to a maximum. Decorative: the text next to the blocks has the same
 * information.
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
  Array.from({ length: Math.min(count, maxBlocks) }, (_, day) => look(day));
