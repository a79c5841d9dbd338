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
import { useRef } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { pictureProblems } from '../../../shared/pictures/picture-problems.messages.ts';
import { CameraSheet } from '../images/camera/camera-sheet.tsx';
import { useShots } from '../images/camera/use-shots.ts';
import { imageMessages } from '../images/images.messages.ts';
import { PictureSlot } from '../images/picture-slot.tsx';
import { LostPicture } from '../images/lost-picture.tsx';
import { StepFrame } from '../step/step-frame.tsx';
import { faceMessages } from './face.messages.ts';
import { useFacePicture } from './use-face-picture.ts';

interface FaceCaptureProps {
  config: Schema<'LivingCheckConfig'>;
  /** Called when the server has the picture. */
  onSent: () => void;
}

/** Takes the picture, says what it is for, and sends it only when the person says so. */
export function FaceCapture({ config, onSent }: FaceCaptureProps) {
  const text = useMessages(faceMessages);
  const imageText = useMessages(imageMessages);
  const problemText = useMessages(pictureProblems);
  const slot = useRef<HTMLDivElement>(null);
  const face = useFacePicture(onSent);
  const shots = useShots<'face'>({
    onTake(_, picture) {
      void face.pick(picture, true);
      return undefined;
    },
    onClose: face.noteTry,
  });
  const camera = shots.of('face');
  const mustTake = camera.isOffered && !face.hasImage && face.work === undefined;
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
          <Button
            isFullWidth
            icon={mustTake && <CameraIcon />}
            isLoading={face.isSending}
            loadingLabel={imageText('sending')}
            onClick={mustTake ? camera.open : send}
          >
            {mustTake ? imageText('takePhoto') : text('send')}
          </Button>
        </StickyAction>
      }
    >
      <Stack gap={2} ref={slot}>
        <PictureSlot
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
          {face.isLost && <LostPicture />}
        </PictureSlot>
        {shots.slot && (
          <CameraSheet
            title={text('face')}
            facing="user"
            advice={text('hint')}
            {...shots.handlers}
          />
        )}
      </Stack>
      <div>
        <Heading size="md">{text('consentTitle')}</Heading>
        <Text size="sm">{text('consent')}</Text>
      </div>
      {/* §7.41 leaves the shape of this answer open: it may have no tips. */}
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
