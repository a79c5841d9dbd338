import { Button, CameraIcon, Notice, PhotoField, Stack, Text } from '@kosha/ui';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { imageMessages } from './images.messages.ts';
import type { CameraFacing, CameraTrouble } from './camera/use-camera.ts';
import type { SlotCamera } from './camera/use-camera-sheet.ts';
import classes from './photo-progress.module.css';

interface PhotoProgressProps {
  label: string;
  /** From 0 to 1. */
  progress: number;
  onCancel: () => void;
  /** Receives the focus if the focused cancel button disappears. */
  nextFocus: RefObject<HTMLElement | null>;
}

function PhotoProgress({ label, progress, onCancel, nextFocus }: PhotoProgressProps) {
  const text = useMessages(imageMessages);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = root.current;
    const next = nextFocus.current;
    return () => {
      if (shown?.contains(document.activeElement)) next?.focus();
    };
  }, [nextFocus]);
  return (
    <Stack gap={1} ref={root}>
      <Stack isRow isSpread>
        <Text size="sm">
          <label htmlFor={id}>{label}</label>
        </Text>
        <Button variant="quiet" onClick={onCancel}>
          {text('cancel')}
        </Button>
      </Stack>
      <progress id={id} max={1} value={progress} className={classes.bar} />
    </Stack>
  );
}

interface PhotoSlotProps {
  label: string;
  hint: string;
  illustration: ReactNode;
  facing: CameraFacing;
  previewUrl?: string | undefined;
  error?: string | undefined;
  work?: { label: string; progress: number } | undefined;
  /**
   * `isLive` is true if the phone's own camera app took the photo, and false if the photo may come
   * from the gallery.
   */
  onPick: (file: File, isLive: boolean) => void;
  onCancel: () => void;
  /**
   * True if a live photo is required. The file button then opens the phone's own camera app instead
   * of the gallery.
   */
  isCameraOnly?: boolean;
  camera: SlotCamera;
  /**
   * True if a button outside this slot opens the camera for the first photo. The slot then shows
   * its own camera button only to retake the photo.
   */
  isTakenOutside?: boolean;
  /** True for the photo to take next. */
  isCurrent?: boolean;
  /** If set, the slot is one row high and shows this status instead of the hint. */
  state?: ReactNode;
  children?: ReactNode;
}

/** Messages for a failed camera if the gallery is not allowed. */
const cameraOnly = {
  cameraDenied: 'cameraOnlyDenied',
  cameraAbsent: 'cameraOnlyAbsent',
  cameraBusy: 'cameraOnlyBusy',
} as const satisfies Record<CameraTrouble, string>;

export function PhotoSlot(props: PhotoSlotProps) {
  const { label, hint, facing, previewUrl, work, state, camera, isTakenOutside = false } = props;
  const isCompact = state !== undefined;
  const text = useMessages(imageMessages);
  const input = useRef<HTMLInputElement>(null);
  const isFromGallery = camera.trouble !== undefined && !props.isCameraOnly;
  const firstAction = camera.isOffered || isFromGallery ? 'choosePhoto' : 'takeOrChoose';
  const fileAction = previewUrl ? 'anotherPicture' : firstAction;
  const trouble =
    camera.trouble && props.isCameraOnly ? cameraOnly[camera.trouble] : camera.trouble;
  return (
    <>
      <PhotoField
        ref={input}
        label={label}
        hint={isCompact ? state : hint}
        isCompact={isCompact}
        isCurrent={props.isCurrent}
        error={props.error}
        illustration={props.illustration}
        previewUrl={previewUrl}
        previewAlt={text('preview', { label })}
        actionLabel={text(props.isCameraOnly ? 'usePhoneCamera' : fileAction)}
        isFileQuiet={isTakenOutside && camera.isOffered && !camera.trouble}
        isFromGallery={isFromGallery}
        onPick={(file) => props.onPick(file, props.isCameraOnly === true)}
        isDisabled={work !== undefined}
        {...(props.isCameraOnly && { capture: facing })}
        action={
          camera.isOffered &&
          !(isTakenOutside && !previewUrl) && (
            <CameraButton {...props} isCompact={isCompact} onPress={camera.open} />
          )
        }
      />
      {trouble && !previewUrl && <Notice tone="warning">{text(trouble)}</Notice>}
      {work && <PhotoProgress {...work} onCancel={props.onCancel} nextFocus={input} />}
      {props.children}
    </>
  );
}

type CameraButtonProps = Pick<PhotoSlotProps, 'label' | 'previewUrl' | 'work'> & {
  isCompact: boolean;
  onPress: () => void;
};

function CameraButton({ label, previewUrl, work, isCompact, onPress }: CameraButtonProps) {
  const text = useMessages(imageMessages);
  const action = text(previewUrl ? 'anotherPhoto' : 'takePhoto');
  return (
    <Button
      variant="secondary"
      icon={<CameraIcon />}
      aria-disabled={work !== undefined}
      aria-label={`${action}: ${label}`}
      onClick={onPress}
    >
      {!isCompact && action}
    </Button>
  );
}
