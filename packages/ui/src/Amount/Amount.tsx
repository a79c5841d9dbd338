import { cx } from '../shared/cx.ts';
import classes from './Amount.module.css';

export interface AmountParts {
  symbol: string;
  whole: string;
  fraction?: string | undefined;
}

export type AmountProps = AmountParts & {
  size?: 'md' | 'lg' | 'xl' | 'xxl' | 'hero';
  className?: string;
};

/** An amount of money. Screen readers read the parts as one amount. */
export function Amount({ symbol, whole, fraction, size = 'xl', className }: AmountProps) {
  return (
    <span className={cx(classes.root, classes[size], className)}>
      <span className={classes.symbol}>{symbol}</span>
      {whole}
      {fraction && <span className={classes.fraction}>.{fraction}</span>}
    </span>
  );
}
