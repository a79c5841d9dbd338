import type { MouseEventHandler, ReactNode } from 'react';
import { useLinkComponent } from '../KoshaProvider/link-context.ts';
import { SuccessIcon } from '../Icons/Icons.tsx';
import { cx } from '../shared/cx.ts';
import classes from './BankCardTile.module.css';

export interface BankCardTileProps {
  /** The card's place in its list, from 0: it decides the colour, one of 4 (§9). */
  index: number;
  /** Not shown when it is empty. */
  bankName?: ReactNode;
  bankCode: ReactNode;
  /** Already masked. */
  cardNumber: ReactNode;
  /** Makes the tile a link. */
  href?: string;
  /** For a tile with `href`: called before the link is followed. */
  onClick?: MouseEventHandler;
  /** Shows `selectedLabel` on the card. */
  isSelected?: boolean;
  selectedLabel?: string;
}

const colourClasses = [classes.colour0, classes.colour1, classes.colour2, classes.colour3] as const;

/** A bank account as a card. */
export function BankCardTile(props: BankCardTileProps) {
  const { index, bankName, bankCode, cardNumber, isSelected = false, selectedLabel } = props;
  const { href, onClick } = props;
  const LinkRoot = useLinkComponent();
  const className = cx(classes.root, colourClasses[index % colourClasses.length]);
  const content = (
    <>
      {bankName && <span className={classes.name}>{bankName}</span>}
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
    <LinkRoot href={href} onClick={onClick} className={className}>
      {content}
    </LinkRoot>
  );
}
