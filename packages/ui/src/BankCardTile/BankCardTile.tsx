import type { MouseEventHandler, ReactNode } from 'react';
import { BankMark } from '../BankMark/BankMark.tsx';
import { useLinkComponent } from '../KoshaProvider/link-context.ts';
import { ChevronRightIcon, SuccessIcon } from '../Icons/Icons.tsx';
import { cx } from '../shared/cx.ts';
import classes from './BankCardTile.module.css';

export type BankCardTileProps = {
  /** The card's index in its list. Selects one of four colours (§9). */
  index: number;
  /** The name of the bank; not shown if empty. */
  bankName?: string | undefined;
  /** The IFSC code. */
  bankCode: string;
  /** The masked account number. */
  cardNumber: ReactNode;
  /** The label of the action that a press on the card starts, such as "Choose". */
  action?: ReactNode;
  /** Shows `selectedLabel` on the card. */
  isSelected?: boolean;
  selectedLabel?: string;
} &
  /** On a link, `onClick` is called before the navigation. */
  (
    | { href: string; onClick?: MouseEventHandler }
    | { href?: never; onClick: () => void }
    | { href?: never; onClick?: never }
  );

const colourClasses = [classes.colour0, classes.colour1, classes.colour2, classes.colour3] as const;

/** A bank account. With `href`, the card is a link; with only `onClick`, the card is a button. */
export function BankCardTile(props: BankCardTileProps) {
  const { index, bankName, bankCode, cardNumber, isSelected = false, selectedLabel } = props;
  const { href, onClick, action } = props;
  const LinkRoot = useLinkComponent();
  const className = cx(classes.root, colourClasses[index % colourClasses.length]);
  const content = (
    <>
      <span className={classes.head}>
        <BankMark bankName={bankName} bankCode={bankCode} />
        <span className={classes.words}>
          {bankName && <span className={classes.name}>{bankName}</span>}
          <span className={classes.number}>{cardNumber}</span>
        </span>
      </span>
      <span className={classes.foot}>
        <span className={classes.code}>{bankCode}</span>
        {action && (
          <span className={classes.action}>
            {action}
            <ChevronRightIcon />
          </span>
        )}
      </span>
      {isSelected && (
        <span className={classes.selected}>
          <SuccessIcon />
          {selectedLabel}
        </span>
      )}
    </>
  );
  if (href !== undefined) {
    return (
      <LinkRoot href={href} onClick={onClick} className={className}>
        {content}
      </LinkRoot>
    );
  }
  if (onClick === undefined) return <div className={className}>{content}</div>;
  return (
    <button type="button" onClick={onClick} className={className}>
      {content}
    </button>
  );
}
