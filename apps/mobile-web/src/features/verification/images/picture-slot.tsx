import { Button, CameraIcon, Notice, PhotoField } from '@kosha/ui';
import {
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { CameraSheet } from './camera/camera-sheet.tsx';
import { imageMessages } from './images.messages.ts';
import { PictureProgress } from './picture-progress.tsx';
import { hasCameraSupport, type CameraFacing, type CameraTrouble } from './camera/use-camera.ts';

/** What a button outside the slot can do with its camera. */
export interface CameraHandle {
  open: () => void;
}

interface PictureSlotProps {
  label: string;
  hint: string;
  illustration: ReactNode;
  facing: CameraFacing;
  previewUrl?: string | undefined;
  /** What is wrong, in words for the person. */
  error?: string | undefined;
  /** What happens with the picture now. */
  work?: { label: string; progress: number } | undefined;
  /** `isLive` where the camera took it just now. */
  onPick: (file: File, isLive: boolean) => void;
  onCancel: () => void;
  /** True when the picture must be taken now: without a live camera, the phone's own camera is opened. */
  isCameraOnly?: boolean;
  /** For a button outside the slot. */
  cameraRef?: Ref<CameraHandle>;
  /** Called when it turns out that this phone has no camera. */
  onCameraAbsent?: () => void;
  /** True for the picture whose turn it is. */
  isCurrent?: boolean;
  /** Makes it one row, with these words instead of the hint: how far the picture is. */
  state?: ReactNode;
  /** Below the picture: what was read from it, a way to send it again. */
  children?: ReactNode;
}

/** The texts where there is no live camera and the gallery is not allowed. */
const cameraOnly = {
  cameraDenied: 'cameraOnlyDenied',
  cameraAbsent: 'cameraOnlyAbsent',
  cameraBusy: 'cameraOnlyBusy',
} as const satisfies Record<CameraTrouble, string>;

/** Takes one picture: with the live camera if there is one, or as a file. */
export function PictureSlot(props: PictureSlotProps) {
  const { label, hint, facing, previewUrl, work, state } = props;
  const isCompact = state !== undefined;
  const text = useMessages(imageMessages);
  const camera = useCameraSheet((picture) => props.onPick(picture, true), props.onCameraAbsent);
  useImperativeHandle(props.cameraRef, () => ({ open: camera.open }), [camera.open]);
  const input = useRef<HTMLInputElement>(null);
  const firstAction = camera.isOffered ? 'choosePicture' : 'takeOrChoose';
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
        onPick={(file) => props.onPick(file, props.isCameraOnly === true)}
        isDisabled={work !== undefined}
        {...(props.isCameraOnly && { capture: facing })}
        action={
          camera.isOffered && (
            <CameraButton {...props} isCompact={isCompact} onPress={camera.open} />
          )
        }
      />
      {trouble && <Notice tone="warning">{text(trouble)}</Notice>}
      {work && <PictureProgress {...work} onCancel={props.onCancel} nextFocus={input} />}
      {props.children}
      {camera.isOpen && (
        <CameraSheet title={label} facing={facing} advice={hint} {...camera.handlers} />
      )}
    </>
  );
}

/** Whether the live camera is open, and what went wrong last time. */
function useCameraSheet(onPick: (file: File) => void, onAbsent: (() => void) | undefined) {
  const [isOpen, setIsOpen] = useState(false);
  const [trouble, setTrouble] = useState<CameraTrouble>();
  const open = useCallback(() => setIsOpen(true), []);

  function end(trouble?: CameraTrouble) {
    setIsOpen(false);
    setTrouble(trouble);
    if (trouble === 'cameraAbsent') onAbsent?.();
  }

  return {
    isOpen,
    trouble,
    isOffered: hasCameraSupport() && trouble !== 'cameraAbsent',
    open,
    handlers: {
      onClose: () => end(),
      onTrouble: end,
      onTake(picture: File) {
        end();
        onPick(picture);
      },
    },
  };
}

type CameraButtonProps = Pick<PictureSlotProps, 'label' | 'previewUrl' | 'work'> & {
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
