import { Heading, Stack, Text } from '@kosha/ui';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { NextAction } from '../step/next-action.tsx';
import { StepFrame } from '../step/step-frame.tsx';
import { DocumentSlot } from './document-slot.tsx';
import { kycMessages } from './kyc.messages.ts';
import { usePhotos, type PhotoModeProps, type PhotoPart } from './use-photos.ts';

const formId = 'kyc-photos';

const headings = {
  aadhaar: 'photoStepAadhaar',
  pan: 'photoStepPan',
} as const satisfies Record<PhotoPart, string>;

/** Aadhaar front and back, then PAN, each read as it is taken (§2 KYC). */
export function PhotoMode(props: PhotoModeProps) {
  const text = useMessages(kycMessages);
  const photos = usePhotos(props);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const missing = photos.next();
    const field = missing && `[data-document=${missing}] input`;
    if (field) event.currentTarget.querySelector<HTMLInputElement>(field)?.focus();
  }

  return (
    <StepFrame footer={<NextAction formId={formId} isPending={photos.isSaving} />}>
      <PartHeading key={photos.part} part={photos.part} isFirst={!photos.hasTurned} />
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {photos.documents.map(({ type, document }) => (
            <DocumentSlot
              key={type}
              label={text(type)}
              document={document}
              problem={photos.problem?.type === type ? text(photos.problem.message) : undefined}
            />
          ))}
        </Stack>
      </form>
    </StepFrame>
  );
}

/** The heading of a part. It takes the focus when the part changes, because the screen itself does not. */
function PartHeading({ part, isFirst }: { part: PhotoPart; isFirst: boolean }) {
  const text = useMessages(kycMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFirst) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <div>
      <Heading ref={heading} tabIndex={-1}>
        {text(headings[part])}
      </Heading>
      <Text tone="soft">{text('why')}</Text>
    </div>
  );
}
