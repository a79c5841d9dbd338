import { Button, DocumentIllustration, RefreshIcon, Stack } from '@kosha/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../../shared/i18n/messages.ts';
import { photoProblemMessages } from '../../../../shared/photos/photo-problems.messages.ts';
import { imageMessages } from '../../images/images.messages.ts';
import type { SlotCamera } from '../../images/camera/use-camera-sheet.ts';
import { PhotoSlot } from '../../images/photo-slot.tsx';
import { LostPhotoNotice } from '../../images/lost-photo-notice.tsx';
import { kycMessages } from '../kyc.messages.ts';
import type { KycDocument, DocumentOcrResult } from './use-kyc-document.ts';

interface DocumentSlotProps {
  label: string;
  document: KycDocument;
  problem: string | undefined;
  /** True if this photo is to be taken again. Its field then receives the focus. */
  isWanted: boolean;
  isCurrent: boolean;
  camera: SlotCamera;
  isTakenOutside: boolean;
  onPicked: () => void;
}

export function DocumentSlot(props: DocumentSlotProps) {
  const { label, document, problem, isWanted, onPicked, ...slotProps } = props;
  const text = useMessages(kycMessages);
  const imageText = useMessages(imageMessages);
  const problemText = useMessages(photoProblemMessages);
  const { picture, upload } = document;
  const refusal = picture.problem && problemText(picture.problem);
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) slot.current?.querySelector('input')?.focus();
  }, [isWanted]);
  return (
    <Stack gap={2} data-document={document.type} ref={slot}>
      <PhotoSlot
        label={label}
        hint={text('documentHint')}
        state={<span role="status">{useProgressWords(document)}</span>}
        illustration={<DocumentIllustration />}
        facing="environment"
        previewUrl={picture.previewUrl}
        error={refusal ?? upload.error ?? problem}
        work={useProgress(document)}
        onPick={(file) => {
          onPicked();
          void document.pick(file);
        }}
        {...slotProps}
        onCancel={document.cancel}
      >
        {upload.error && picture.image && (
          <Button variant="quiet" icon={<RefreshIcon />} onClick={document.sendAgain}>
            {imageText('sendAgain')}
          </Button>
        )}
        {document.isLost && <LostPhotoNotice />}
      </PhotoSlot>
    </Stack>
  );
}

function useProgressWords({ picture, reading, isBusy }: KycDocument) {
  const text = useMessages(kycMessages);
  const rows = useOcrRows(reading);
  if (reading !== undefined) return text(rows.length > 0 ? 'readable' : 'keptUnread');
  return picture.image || isBusy ? undefined : text('notTaken');
}

function useProgress({ picture, upload }: KycDocument) {
  const text = useMessages(kycMessages);
  const imageText = useMessages(imageMessages);
  if (picture.progress !== undefined) {
    return { label: imageText('preparing'), progress: picture.progress };
  }
  if (upload.progress === undefined) return undefined;
  const label = upload.progress < 1 ? imageText('sending') : text('reading');
  return { label, progress: upload.progress };
}

export function useOcrRows(reading: DocumentOcrResult | undefined) {
  const text = useMessages(kycMessages);
  return [
    { label: text('name'), value: reading?.name },
    { label: text('aadhaarNumber'), value: reading?.idNo },
    { label: text('birthDate'), value: reading?.birthDate },
    { label: text('panNumber'), value: reading?.panNo },
  ].filter((row) => row.value);
}
