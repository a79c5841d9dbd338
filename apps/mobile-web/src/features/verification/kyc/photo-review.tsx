import { Button, Card, Heading, KeyValueList, Stack, StickyAction, Text } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { kycMessages } from './kyc.messages.ts';
import { useReadingRows } from './reading-rows.ts';
import type { KycDocument } from './use-document.ts';

interface DocumentReviewProps {
  document: KycDocument;
  onTakeAgain: () => void;
}

/** What was read from one document, and the way to take it again. */
export function DocumentReview({ document, onTakeAgain }: DocumentReviewProps) {
  const text = useMessages(kycMessages);
  const rows = useReadingRows(document.reading);
  const label = text(document.type);
  return (
    <div>
      <Stack isRow isSpread gap={2}>
        <Heading level={3} size="md">
          {label}
        </Heading>
        <Button variant="quiet" aria-label={text('takeAgainOf', { label })} onClick={onTakeAgain}>
          {text('takeAgain')}
        </Button>
      </Stack>
      <Card>
        {rows.length > 0 ? <KeyValueList rows={rows} /> : <Text>{text('keptUnread')}</Text>}
      </Card>
    </div>
  );
}

interface ConfirmActionProps {
  isPending: boolean;
  onConfirm: () => void;
}

export function ConfirmAction({ isPending, onConfirm }: ConfirmActionProps) {
  const text = useMessages(kycMessages);
  return (
    <StickyAction>
      <Button
        isFullWidth
        isLoading={isPending}
        loadingLabel={text('confirming')}
        onClick={onConfirm}
      >
        {text('confirm')}
      </Button>
    </StickyAction>
  );
}
