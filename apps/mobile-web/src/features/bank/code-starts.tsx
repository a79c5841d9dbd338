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
  /** Called with the first five characters of the code; the borrower types the other six. */
  onStart: (start: string) => void;
}

/**
 * Buttons for well-known banks, shown until the IFSC is complete. Each enters the prefix of its
 * bank's codes.
 */
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
            // The fifth character of every IFSC is zero.
            onClick={() => onStart(`${code}0`)}
          >
            {short}
          </Button>
        ))}
      </div>
    </div>
  );
}
