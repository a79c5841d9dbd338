import { Button, CameraIcon, Heading, KeyValueList, Stack, StickyAction, Text } from '@kosha/ui';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../../../shared/i18n/messages.ts';
import { CameraSheet } from '../../images/camera/camera-sheet.tsx';
import { imageMessages } from '../../images/images.messages.ts';
import { NextAction } from '../../step/next-action.tsx';
import { StepFrame } from '../../step/step-frame.tsx';
import { DocumentSlot, useOcrRows } from './document-slot.tsx';
import { kycMessages } from '../kyc.messages.ts';
import styles from './photo-review.module.css';
import type { KycDocument } from './use-kyc-document.ts';
import {
  type PhotoModeProps,
  type PhotoModeState,
  usePhotoModeState,
} from './use-photo-mode-state.ts';

interface DocumentReviewProps {
  document: KycDocument;
  /** The front of the card, for the review of the back. Values of the front are not repeated. */
  sameAs: KycDocument | undefined;
  onTakeAgain: () => void;
}

function DocumentReview({ document, sameAs, onTakeAgain }: DocumentReviewProps) {
  const text = useMessages(kycMessages);
  const otherValues = useOcrRows(sameAs?.reading).map(({ value }) => value);
  const all = useOcrRows(document.reading);
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

function ConfirmAction({ isPending, onConfirm }: ConfirmActionProps) {
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

const formId = 'kyc-photos';

/**
 * OCR reads each of the three photos as soon as the user has taken it. The review shows the results
 * (§2.63, D36).
 */
export function PhotoMode(props: PhotoModeProps) {
  const photos = usePhotoModeState(props);
  return photos.part === 'review' ? <Review {...photos} /> : <Pictures {...photos} />;
}

/**
 * "Open camera" at the bottom opens the camera for all missing photos, one after another. If the
 * camera cannot be used or no photo has to be taken, only "Next" is shown.
 */
function Pictures(photos: PhotoModeState) {
  const text = useMessages(kycMessages);
  const { shots } = photos;
  const open = shots.isOffered ? photos.open : undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const missing = photos.next();
    const field = missing && `[data-document=${missing}] input`;
    if (field) event.currentTarget.querySelector<HTMLInputElement>(field)?.focus();
  }

  return (
    <StepFrame
      footer={
        <NextAction
          formId={formId}
          isPending={false}
          before={open && <TakePhotoButton onPress={() => photos.takeAll(open)} />}
        />
      }
    >
      <PartHeading
        title={text('photoStepPictures', { count: photos.takenCount })}
        hint={`${text('why')} ${text('documentHint')}`}
        isFirst={!photos.hasTurned}
      />
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={2}>
          {photos.documents.map((document) => (
            <DocumentSlot
              key={document.type}
              label={text(document.type)}
              document={document}
              problem={
                photos.problem?.type === document.type ? text(photos.problem.message) : undefined
              }
              isWanted={photos.wanted === document.type}
              isCurrent={document.type === photos.open}
              camera={shots.of(document.type)}
              isTakenOutside={open !== undefined}
              onPicked={photos.notePicked}
            />
          ))}
        </Stack>
      </form>
      {shots.slot && (
        <CameraSheet
          title={text(shots.slot)}
          facing="environment"
          advice={text('documentHint')}
          {...shots.handlers}
        />
      )}
    </StepFrame>
  );
}

function Review(photos: PhotoModeState) {
  const text = useMessages(kycMessages);
  const { isSaving, confirm } = photos;
  const [front] = photos.documents;
  return (
    <StepFrame footer={<ConfirmAction isPending={isSaving} onConfirm={confirm} />}>
      <PartHeading
        title={text('photoStepReview')}
        hint={text('reviewHint')}
        isFirst={!photos.hasTurned}
      />
      <Stack gap={3} inert={isSaving}>
        {photos.documents.map((document) => (
          <DocumentReview
            key={document.type}
            document={document}
            sameAs={document.type === 'aadhaarBack' ? front : undefined}
            onTakeAgain={() => photos.takeAgain(document.type)}
          />
        ))}
      </Stack>
    </StepFrame>
  );
}

function TakePhotoButton({ onPress }: { onPress: () => void }) {
  const text = useMessages(imageMessages);
  return (
    <Button isFullWidth icon={<CameraIcon />} onClick={onPress}>
      {text('takePhoto')}
    </Button>
  );
}

interface PartHeadingProps {
  title: string;
  hint: string;
  isFirst: boolean;
}

function PartHeading({ title, hint, isFirst }: PartHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFirst) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <div>
      <Heading ref={heading} tabIndex={-1} size="md">
        {title}
      </Heading>
      <Text tone="soft" size="sm">
        {hint}
      </Text>
    </div>
  );
}
