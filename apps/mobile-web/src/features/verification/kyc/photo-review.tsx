import { Button, Heading, KeyValueList, Stack, StickyAction, Text } from '@kosha/ui';
import { imageMessages } from '../images/images.messages.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { kycMessages } from './kyc.messages.ts';
import { useReadingRows } from './reading-rows.ts';
import styles from './photo-review.module.css';
import type { KycDocument } from './use-document.ts';

interface DocumentReviewProps {
  document: KycDocument;
  /** A document whose values may be equal; equal values are shown only once. */
  sameAs: KycDocument | undefined;
  onTakeAgain: () => void;
}

/** The OCR results of a document, or its photo if there are none, and a retake button. */
export function DocumentReview({ document, sameAs, onTakeAgain }: DocumentReviewProps) {
  const text = useMessages(kycMessages);
  const otherValues = useReadingRows(sameAs?.reading).map(({ value }) => value);
  const all = useReadingRows(document.reading);
  const rows = all.filter(({ value }) => !otherValues.includes(value));
  const label = text(document.type);
  const imageText = useMessages(imageMessages);
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
      {rows.length > 0 ? (
        <KeyValueList rows={rows} isLarge />
      ) : (
        <Text tone="soft">{text(all.length > 0 ? 'saysTheSame' : 'keptUnread')}</Text>
      )}
      {all.length === 0 && document.picture.previewUrl && (
        <img
          src={document.picture.previewUrl}
          alt={imageText('preview', { label })}
          className={styles.picture}
        />
      )}
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
