import { Progress } from '@mantine/core';
import '../mantine/progress.css';
import { cx } from '../shared/cx.ts';
import classes from './CostBar.module.css';

/** The amounts that the bar compares, all in the same unit. The bar omits an amount of 0. */
export interface CostBarAmounts {
  received: number;
  cost: number;
  late: number;
}

const order = ['received', 'cost', 'late'] as const;

/** Decorative: the text next to the bar has the same information. */
export function CostBar({ parts }: { parts: CostBarAmounts | null }) {
  const shares = order.map((part) => ({ part, share: parts?.[part] ?? 0 }));
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  return (
    <Progress.Root aria-hidden className={classes.root}>
      {shares
        .filter(({ share }) => share > 0)
        .map(({ part, share }) => (
          <Progress.Section
            key={part}
            withAria={false}
            data-part={part}
            value={(share / total) * 100}
            className={cx(classes.part, classes[part])}
          />
        ))}
    </Progress.Root>
  );
}
