import type { Schema } from '@kosha/api-client';
import { validateFacePhoto } from '@kosha/domain';
import {
  Button,
  CameraIcon,
  CheckList,
  FaceIllustration,
  Heading,
  Stack,
  StickyAction,
  Text,
} from '@kosha/ui';
import { useRef, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { routePatterns } from '../../../shared/paths.ts';
import { photoProblemMessages } from '../../../shared/photos/photo-problems.messages.ts';
import { usePolicy } from '../../../shared/queries/policy.ts';
import { api } from '../../../shared/server/api.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { CameraSheet } from '../images/camera/camera-sheet.tsx';
import { useCameraSheet } from '../images/camera/use-camera-sheet.ts';
import { imageMessages } from '../images/images.messages.ts';
import { LostPhotoNotice } from '../images/lost-photo-notice.tsx';
import { readPhotoState, writePhotoState } from '../images/photo-notes.ts';
import { PhotoSlot } from '../images/photo-slot.tsx';
import { usePhoto } from '../images/use-photo.ts';
import { useUpload } from '../images/use-upload.ts';
import { StepFrame } from '../step/step-frame.tsx';
import { faceMessages } from './face.messages.ts';

function useFacePhoto(onSent: () => void) {
  const picture = usePhoto();
  const [isLive, setIsLive] = useState(true);
  const [hasTried, setHasTried] = useState(false);
  const [isLost, setIsLost] = useState(() => readPhotoState('face') === 'taken');
  const upload = useUpload(
    (image, options) =>
      isLive
        ? api.post('/auth/v3/living-check', { body: { image }, ...options })
        : api.post('/authen/upload', { body: { type: 'face', file: image }, ...options }),
    {
      onSuccess() {
        writePhotoState('face', 'sent');
        onSent();
      },
      onRefusal() {
        writePhotoState('face', undefined);
        picture.clear();
      },
    },
  );
  const { image, previewUrl, problem } = picture;
  const missing = validateFacePhoto(image !== undefined);

  return {
    previewUrl,
    problem,
    error: upload.error,
    message: hasTried && missing ? messageFor(missing, picture.progress) : undefined,
    /** True if the page was reloaded before the photo was uploaded. */
    isLost,
    hasImage: image !== undefined,
    isSending: upload.progress !== undefined,
    work: progressOf(picture.progress, upload.progress),
    /**
     * Call this when the borrower closes the camera without a photo. The page then shows that a
     * photo is required.
     */
    noteTry: () => setHasTried(true),
    /**
     * `isLive` is true for a photo from the camera. A photo from the gallery is uploaded to another
     * endpoint (D39).
     */
    async pick(file: File, isLive: boolean) {
      setIsLive(isLive);
      setHasTried(false);
      setIsLost(false);
      upload.cancel();
      writePhotoState('face', undefined);
      const image = await picture.pick(file);
      if (image) writePhotoState('face', 'taken');
    },
    /**
     * Cancels a running upload and keeps the photo. If no upload is running, cancels the
     * preparation of the photo for the upload.
     */
    cancel() {
      if (upload.progress === undefined) picture.clear();
      else upload.cancel();
    },
    send() {
      trackClick('face_check', routePatterns.authFace);
      setHasTried(true);
      if (image) upload.start(image);
    },
  };
}

const messageFor = (missing: 'faceRequired', preparing: number | undefined) =>
  preparing === undefined ? missing : ('stillPreparing' as const);

function progressOf(preparing: number | undefined, sending: number | undefined) {
  if (preparing !== undefined) return { label: 'preparing' as const, progress: preparing };
  if (sending !== undefined) return { label: 'sending' as const, progress: sending };
  return undefined;
}

interface FaceCaptureProps {
  config: Schema<'LivingCheckConfig'>;
  onSent: () => void;
}

export function FaceCapture({ config, onSent }: FaceCaptureProps) {
  const text = useMessages(faceMessages);
  const imageText = useMessages(imageMessages);
  const problemText = useMessages(photoProblemMessages);
  const slot = useRef<HTMLDivElement>(null);
  const { needsConsentFirst } = usePolicy();
  const face = useFacePhoto(onSent);
  const shots = useCameraSheet<'face'>({
    onTake(_, picture) {
      void face.pick(picture, true);
      return undefined;
    },
    onClose: face.noteTry,
  });
  const camera = shots.of('face');
  const needsPhoto = camera.isOffered && !face.hasImage && face.work === undefined;
  const refusal = face.problem && problemText(face.problem);
  const missing = face.message && text(face.message);

  function send() {
    const isMissing = validateFacePhoto(face.hasImage) !== null;
    face.send();
    if (isMissing) slot.current?.querySelector('input')?.focus();
  }

  return (
    <StepFrame
      footer={
        <StickyAction>
          {/* One button for both actions keeps the focus after the photo is taken. */}
          <Button
            isFullWidth
            icon={needsPhoto && <CameraIcon />}
            isLoading={face.isSending}
            loadingLabel={imageText('sending')}
            onClick={needsPhoto ? camera.open : send}
          >
            {needsPhoto ? imageText('takePhoto') : text('send')}
          </Button>
          {needsPhoto && (
            <Button variant="quiet" isFullWidth onClick={send}>
              {text('send')}
            </Button>
          )}
        </StickyAction>
      }
    >
      <Stack gap={2} ref={slot}>
        <PhotoSlot
          label={text('face')}
          hint={text('hint')}
          illustration={<FaceIllustration />}
          facing="user"
          camera={camera}
          isTakenOutside
          isCameraOnly={config.mode === 'camera'}
          previewUrl={face.previewUrl}
          error={refusal ?? face.error ?? missing}
          work={face.work && { ...face.work, label: imageText(face.work.label) }}
          onPick={(file, isLive) => void face.pick(file, isLive)}
          onCancel={face.cancel}
        >
          {face.isLost && <LostPhotoNotice />}
        </PhotoSlot>
        {shots.slot && (
          <CameraSheet
            title={text('face')}
            facing="user"
            advice={text('hint')}
            {...shots.handlers}
          />
        )}
      </Stack>
      {/* A consent notice before the form has already explained the purpose. */}
      {!needsConsentFirst && (
        <div>
          <Heading size="md">{text('consentTitle')}</Heading>
          <Text size="sm">{text('consent')}</Text>
        </div>
      )}
      {/* §7.41 does not define the shape of this response, so the tips may be missing. */}
      {config.tips?.length > 0 && <Tips tips={config.tips} />}
    </StepFrame>
  );
}

function Tips({ tips }: { tips: readonly string[] }) {
  const text = useMessages(faceMessages);
  return (
    <Stack gap={2}>
      <Text isStrong>{text('tips')}</Text>
      <CheckList items={tips} />
    </Stack>
  );
}
