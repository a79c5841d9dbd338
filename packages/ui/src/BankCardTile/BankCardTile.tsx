import type { ReactNode } from 'react';
import { useLinkComponent } from '../KoshaProvider/link-context.ts';
import { SuccessIcon } from '../Icons/Icons.tsx';
import { cx } from '../shared/cx.ts';
import classes from './BankCardTile.module.css';

export type BankCardTileProps = {
  /** The card's place in its list: colours cycle over 4 (§9). */
  index: number;
  bankCode: ReactNode;
  /** Already masked. */
  cardNumber: ReactNode;
  /** Makes the tile a link. */
  href?: string;
  /** The chosen card; `selectedLabel` says so. */
  isSelected?: boolean;
  selectedLabel?: string;
};

const COLOURS = [classes.colour0, classes.colour1, classes.colour2, classes.colour3] as const;

/** A bank account as a card. */
export function BankCardTile(props: BankCardTileProps) {
  const { index, bankCode, cardNumber, href, isSelected = false, selectedLabel } = props;
  const LinkRoot = useLinkComponent();
  const className = cx(classes.root, COLOURS[index % COLOURS.length]);
  const content = (
    <>
      <span className={classes.code}>{bankCode}</span>
      <span className={classes.number}>{cardNumber}</span>
      {isSelected && (
        <span className={classes.selected}>
          <SuccessIcon />
          {selectedLabel}
        </span>
      )}
    </>
  );
  if (href === undefined) return <div className={className}>{content}</div>;
  return (
    <LinkRoot href={href} className={className}>
      {content}
    </LinkRoot>
  );
}
