import type { ReactNode } from 'react';
import { MedalIcon } from '../Icons/Icons.tsx';
import { cx } from '../shared/cx.ts';
import classes from './TierBadge.module.css';

export type TierName = 'copper' | 'silver' | 'gold' | 'platinum';

export interface TierBadgeProps {
  tier: TierName;
  children: ReactNode;
}

/** Shows a loyalty tier by medal, colour and name (D18). */
export function TierBadge({ tier, children }: TierBadgeProps) {
  return (
    <span className={cx(classes.root, classes[tier])}>
      <MedalIcon />
      {children}
    </span>
  );
}
