import { Heading, Stack, Text } from '@kosha/ui';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { CameraSheet } from '../images/camera/camera-sheet.tsx';
import { TakeButton } from '../images/take-button.tsx';
import { NextAction } from '../step/next-action.tsx';
import { StepFrame } from '../step/step-frame.tsx';
import { DocumentSlot } from './document-slot.tsx';
import { kycMessages } from './kyc.messages.ts';
import { ConfirmAction, DocumentReview } from './photo-review.tsx';
import { usePhotos, type PhotoModeProps, type Photos } from './use-photos.ts';

const formId = 'kyc-photos';

/** Three photos, each read by OCR at once, and then a review of the results (§2.63, D36). */
export function PhotoMode(props: PhotoModeProps) {
  const photos = usePhotos(props);
  return photos.part === 'review' ? <Review {...photos} /> : <Pictures {...photos} />;
}

/**
 * The fixed button takes all missing photos one after another. Next is below it; without a camera
 * or without missing photos, only Next is shown.
 */
function Pictures(photos: Photos) {
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
          before={open && <TakeButton onPress={() => photos.takeAll(open)} />}
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

function Review(photos: Photos) {
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

interface PartHeadingProps {
  title: string;
  hint: string;
  isFirst: boolean;
}

/**
 * The heading of a part. It receives the focus when the part changes, because the screen stays the
 * same.
 */
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
