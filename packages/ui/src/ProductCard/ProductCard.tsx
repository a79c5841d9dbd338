import type { ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { WalletIllustration } from '../Illustrations/Illustrations.tsx';
import { cx } from '../shared/cx.ts';
import classes from './ProductCard.module.css';

export interface ProductCardProps {
  name: ReactNode;
  /** The level of the name's heading; 2 by default. */
  headingLevel?: 2 | 3;
  logoUrl?: string | undefined;
  /** What the amount is, such as 'Up to'. */
  amountLabel: ReactNode;
  /** An `Amount` or formatted text. */
  amount: ReactNode;
  /** Beside the name: a `Tag` or a `TierBadge`. */
  badge?: ReactNode;
  /** A line below the amount: tenure, next step or why it is locked. */
  note?: ReactNode;
  /** A `Button` or `ButtonLink`. */
  action?: ReactNode;
  /** Shown on a grey background, because nobody can have it now. */
  isLocked?: boolean;
}

/** A loan product, or an order in progress, on the home screen. */
export function ProductCard(props: ProductCardProps) {
  const {
    name,
    headingLevel = 2,
    logoUrl,
    amountLabel,
    amount,
    badge,
    note,
    action,
    isLocked,
  } = props;
  const Name = `h${headingLevel}` as const;
  return (
    <Card as="article" className={cx(classes.root, isLocked && classes.locked)}>
      <div className={classes.head}>
        <Logo url={logoUrl} />
        <Name className={classes.name}>{name}</Name>
        {badge}
      </div>
      <div className={classes.body}>
        <div className={classes.facts}>
          <p className={classes.label}>{amountLabel}</p>
          <p>{amount}</p>
        </div>
        {action}
      </div>
      {note && <p className={classes.note}>{note}</p>}
    </Card>
  );
}

function Logo({ url }: { url: string | undefined }) {
  if (!url) return <WalletIllustration className={classes.logo} />;
  return <img src={url} alt="" width={40} height={40} loading="lazy" className={classes.logo} />;
}
