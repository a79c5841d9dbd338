import { maskAadhaar, maskPan, plainText } from '@kosha/domain';
import { Button, DocumentIllustration, KeyValueList, Notice, RefreshIcon, Stack } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { pictureProblems } from '../../../shared/pictures/picture-problems.messages.ts';
import { imageMessages } from '../images/images.messages.ts';
import { PictureSlot } from '../images/picture-slot.tsx';
import { LostPicture } from '../images/lost-picture.tsx';
import { kycMessages } from './kyc.messages.ts';
import type { DocumentReading, KycDocument } from './use-document.ts';

interface DocumentSlotProps {
  label: string;
  document: KycDocument;
  /** What was missing here when Next was pressed. */
  problem: string | undefined;
}

/** Takes the picture of one document and shows what was read from it. */
export function DocumentSlot({ label, document, problem }: DocumentSlotProps) {
  const text = useMessages(kycMessages);
  const imageText = useMessages(imageMessages);
  const problemText = useMessages(pictureProblems);
  const { picture, upload, reading } = document;
  const refusal = picture.problem && problemText(picture.problem);
  return (
    <Stack gap={2} data-document={document.type}>
      <PictureSlot
        label={label}
        hint={text('documentHint')}
        illustration={<DocumentIllustration />}
        facing="environment"
        previewUrl={picture.previewUrl}
        error={refusal ?? upload.error ?? problem}
        work={useWork(document)}
        onPick={(file) => void document.pick(file)}
        onCancel={document.cancel}
      >
        {upload.error && picture.image && (
          <Button variant="quiet" icon={<RefreshIcon />} onClick={document.sendAgain}>
            {imageText('sendAgain')}
          </Button>
        )}
        {document.isLost && <LostPicture />}
        {reading !== undefined && <Reading reading={reading} />}
      </PictureSlot>
    </Stack>
  );
}

/** What happens with the picture now, and how far it is. */
function useWork({ picture, upload }: KycDocument) {
  const text = useMessages(kycMessages);
  const imageText = useMessages(imageMessages);
  if (picture.progress !== undefined) {
    return { label: imageText('preparing'), progress: picture.progress };
  }
  if (upload.progress === undefined) return undefined;
  const label = upload.progress < 1 ? imageText('sending') : text('reading');
  return { label, progress: upload.progress };
}

/** What was read, for the person to check. Numbers are masked here, even if the server forgot to. */
function Reading({ reading }: { reading: DocumentReading }) {
  const text = useMessages(kycMessages);
  const rows = [
    { label: text('name'), value: plainText(reading?.name ?? '') },
    { label: text('aadhaarNumber'), value: maskAadhaar(plainText(reading?.idNo ?? '')) },
    { label: text('panNumber'), value: maskPan(plainText(reading?.panNo ?? '')) },
  ].filter((row) => row.value);
  return (
    <div role="status">
      <Notice tone="success">{text(rows.length > 0 ? 'check' : 'keptUnread')}</Notice>
      <KeyValueList rows={rows} />
    </div>
  );
}
