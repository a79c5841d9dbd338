import type { ApiFailure } from '@kosha/api-client';
import { Button, Dialog, Stack, Text } from '@kosha/ui';
import { failureText } from '../../../shared/server/failures.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { bankMessages } from '../bank.messages.ts';
import styles from './add-bank.module.css';

interface FailureDialogProps {
  failure: ApiFailure | undefined;
  onClose: () => void;
}

/** Shows why the card was not added, and the server's errors by field (§8). */
export function FailureDialog({ failure, onClose }: FailureDialogProps) {
  const text = useMessages(bankMessages);
  const messageText = failure && failureText(failure);
  const fieldErrors = failure?.kind === 'business' ? failure.fieldErrors : [];
  return (
    <Dialog
      isOpen={messageText !== undefined}
      onClose={onClose}
      title={text('failureTitle')}
      actions={
        <Button isFullWidth onClick={onClose}>
          {text('ok')}
        </Button>
      }
    >
      <Stack gap={2}>
        <Text>{messageText}</Text>
        {fieldErrors.length > 0 && (
          <ul className={styles.problems}>
            {fieldErrors.map(({ message }, index) => (
              <li key={index}>{message}</li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}
