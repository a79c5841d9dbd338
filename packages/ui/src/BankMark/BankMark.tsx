import { cx } from '../shared/cx.ts';
import classes from './BankMark.module.css';

export interface BankMarkProps {
  /** The component shows the first letter of the name, or of `bankCode` without a name. */
  bankName?: string | undefined;
  /** The IFSC code. Its first four letters identify the bank and select the colour. */
  bankCode: string;
}

const colourClasses = [
  classes.colour0,
  classes.colour1,
  classes.colour2,
  classes.colour3,
  classes.colour4,
  classes.colour5,
  classes.colour6,
  classes.colour7,
] as const;

/** A decorative circle with a bank's first letter. A bank always has the same colour. */
export function BankMark({ bankName, bankCode }: BankMarkProps) {
  const letter = /\p{L}/u.exec(bankName || bankCode)?.[0].toUpperCase() ?? '';
  return (
    <span aria-hidden className={cx(classes.root, colourClasses[colourOf(bankCode)])}>
      {letter}
    </span>
  );
}

function colourOf(bankCode: string): number {
  const letters = bankCode.slice(0, 4).toUpperCase();
  let sum = 0;
  for (const letter of letters) sum = sum * 5 + letter.charCodeAt(0);
  return sum % colourClasses.length;
}
