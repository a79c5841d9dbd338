import { isIfsc } from '@kosha/domain';
import { Button } from '@kosha/ui';
import { useId } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { bankMessages } from './bank.messages.ts';
import styles from './code-starts.module.css';
import { wellKnownBanks } from './well-known-banks.ts';

interface CodeStartsProps {
  ifsc: string;
  isReadOnly: boolean;
  /** Takes the first five signs of the code; the borrower types the other six. */
  onStart: (start: string) => void;
}

/** The well-known banks, until the IFSC code is whole: one press writes what all their codes begin with. */
export function CodeStarts({ ifsc, isReadOnly, onStart }: CodeStartsProps) {
  const text = useMessages(bankMessages);
  const labelId = useId();
  if (isIfsc(ifsc)) return null;
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className={styles.label}>
        {text('startWith')}
      </p>
      <div className={styles.banks}>
        {wellKnownBanks.map(({ code, short }) => (
          <Button
            key={code}
            variant="secondary"
            aria-disabled={isReadOnly}
            className={styles.bank}
            // The fifth sign of every IFSC code is a zero.
            onClick={() => onStart(`${code}0`)}
          >
            {short}
          </Button>
        ))}
      </div>
    </div>
  );
}
