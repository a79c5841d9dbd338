import { cx } from '../shared/cx.ts';
import classes from './Amount.module.css';

/** An amount as the app's formatter gives it, already grouped. */
export interface AmountParts {
  symbol: string;
  whole: string;
  fraction?: string | undefined;
}

export type AmountProps = AmountParts & {
  size?: 'md' | 'lg' | 'xl' | 'xxl' | 'hero';
  className?: string;
};

/** Money in digits of equal width; symbol and paise are smaller. It is read as one text. */
export function Amount({ symbol, whole, fraction, size = 'xl', className }: AmountProps) {
  return (
    <span className={cx(classes.root, classes[size], className)}>
      <span className={classes.symbol}>{symbol}</span>
      {whole}
      {fraction && <span className={classes.fraction}>.{fraction}</span>}
    </span>
  );
}
