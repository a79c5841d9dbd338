import { cx } from '../shared/cx.ts';
import classes from './CostBar.module.css';

/** What makes up the sum to be paid, all in one unit; a part of 0 is left out. */
export interface CostParts {
  received: number;
  cost: number;
  late: number;
}

const order = ['received', 'cost', 'late'] as const;

/** The sum to be paid as one bar, its parts true to scale. The facts beside it say the same in words. */
export function CostBar({ parts }: { parts: CostParts | null }) {
  return (
    <div aria-hidden className={classes.root}>
      {order
        .map((part) => ({ part, share: parts?.[part] ?? 0 }))
        .filter(({ share }) => share > 0)
        .map(({ part, share }) => (
          <i key={part} className={cx(classes.part, classes[part])} style={{ flexGrow: share }} />
        ))}
    </div>
  );
}
