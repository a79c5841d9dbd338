import { Button, CameraIcon, Notice, PhotoField } from '@kosha/ui';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { CameraSheet } from './camera-sheet.tsx';
import { imageMessages } from './images.messages.ts';
import { PictureProgress } from './picture-progress.tsx';
import { hasCameraSupport, type CameraFacing, type CameraTrouble } from './use-camera.ts';

export interface PictureSlotProps {
  label: string;
  hint: string;
  illustration: ReactNode;
  facing: CameraFacing;
  previewUrl?: string | undefined;
  /** What is wrong, in the person's words. */
  error?: string | undefined;
  /** What is done with the picture just now. */
  work?: { label: string; progress: number } | undefined;
  onPick: (file: File) => void;
  onCancel: () => void;
  /** Only a picture taken now will do: where there is no live camera, the phone's own is opened. */
  isCameraOnly?: boolean;
  /** Below the picture: what was read from it, a way to send it again. */
  children?: ReactNode;
}

/** Takes one picture, by the live camera where there is one, by a file everywhere. */
export function PictureSlot(props: PictureSlotProps) {
  const { label, hint, illustration, facing, previewUrl, error, work } = props;
  const text = useMessages(imageMessages);
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const [trouble, setTrouble] = useState<CameraTrouble>();

  function endCamera(next: { picture?: File; trouble?: CameraTrouble }) {
    setIsCameraOpen(false);
    setTrouble(next.trouble);
    if (next.picture) props.onPick(next.picture);
  }

  const hasCamera = hasCameraSupport() && trouble !== 'cameraAbsent';
  const fileLabel = hasCamera ? 'choosePicture' : 'takeOrChoose';
  return (
    <>
      <PhotoField
        label={label}
        hint={hint}
        error={error}
        illustration={illustration}
        previewUrl={previewUrl}
        previewAlt={text('preview', { label })}
        actionLabel={text(previewUrl ? 'anotherPicture' : fileLabel)}
        onPick={props.onPick}
        isDisabled={work !== undefined}
        {...(props.isCameraOnly && { capture: facing })}
        action={
          hasCamera && (
            <Button
              variant="secondary"
              icon={<CameraIcon />}
              disabled={work !== undefined}
              aria-label={`${text(previewUrl ? 'anotherPhoto' : 'takePhoto')}: ${label}`}
              onClick={() => setIsCameraOpen(true)}
            >
              {text(previewUrl ? 'anotherPhoto' : 'takePhoto')}
            </Button>
          )
        }
      />
      {trouble && <Notice tone="warning">{text(trouble)}</Notice>}
      {work && <PictureProgress {...work} onCancel={props.onCancel} />}
      {props.children}
      {isCameraOpen && (
        <CameraSheet
          title={label}
          facing={facing}
          advice={hint}
          onTake={(picture) => endCamera({ picture })}
          onTrouble={(trouble) => endCamera({ trouble })}
          onClose={() => endCamera({})}
        />
      )}
    </>
  );
}
