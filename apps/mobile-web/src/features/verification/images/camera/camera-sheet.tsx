import { BottomSheet, Button, CameraIcon, Spinner, Text, VisuallyHidden } from '@kosha/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMessages } from '../../../../shared/i18n/messages.ts';
import classes from './camera-sheet.module.css';
import { cameraMessages } from './camera.messages.ts';
import { useCamera, type CameraFacing, type CameraTrouble } from './use-camera.ts';

interface CameraSheetProps {
  title: string;
  facing: CameraFacing;
  /** What to place inside the frame. */
  advice: string;
  onTake: (picture: File) => void;
  onTrouble: (trouble: CameraTrouble) => void;
  onClose: () => void;
}

/** Prevents a double tap from taking two photos. */
const pauseMs = 700;

function useIsReady(title: string): boolean {
  const [readyTitle, setReadyTitle] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setReadyTitle(title), pauseMs);
    return () => clearTimeout(timer);
  }, [title]);
  return readyTitle === title;
}

export function CameraSheet(props: CameraSheetProps) {
  const { title, facing, advice, onTake, onTrouble, onClose } = props;
  const text = useMessages(cameraMessages);
  const { video, isLive } = useCamera(facing, onTrouble);
  const frame = useRef<HTMLDivElement>(null);
  const isTaking = useRef(false);
  const isReady = useIsReady(title) && isLive;

  async function take() {
    if (isTaking.current || !video.current || !frame.current) return;
    isTaking.current = true;
    const picture = await takeSnapshot(video.current, frame.current);
    isTaking.current = false;
    if (picture) onTake(picture);
  }

  return (
    <BottomSheet
      isOpen
      title={title}
      closeLabel={text('closeCamera')}
      onClose={onClose}
      footer={
        <Button
          isFullWidth
          icon={<CameraIcon />}
          isLoading={!isReady}
          loadingLabel={text('startingCamera')}
          onClick={() => void take()}
        >
          {text('capture')}
        </Button>
      }
    >
      <div role="status">
        <VisuallyHidden>{title}</VisuallyHidden>
        <Text tone="soft">{advice}</Text>
      </div>
      <Stage video={video} frame={frame} facing={facing} isLive={isLive} />
    </BottomSheet>
  );
}

interface StageProps {
  video: RefObject<HTMLVideoElement | null>;
  frame: RefObject<HTMLDivElement | null>;
  facing: CameraFacing;
  isLive: boolean;
}

function Stage({ video, frame, facing, isLive }: StageProps) {
  const text = useMessages(cameraMessages);
  return (
    <div className={classes.stage}>
      {/* The video has no sound, so there is nothing to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        muted
        playsInline
        aria-label={text('livePicture')}
        className={facing === 'user' ? classes.mirrored : classes.video}
      />
      {isLive ? (
        <div ref={frame} aria-hidden className={facing === 'user' ? classes.oval : classes.card} />
      ) : (
        <div className={classes.waiting}>
          <Spinner label={text('startingCamera')} />
        </div>
      )}
    </div>
  );
}

/**
 * The photo is 5 % larger than the frame on each side, because the document may not fit exactly.
 */
const margin = 0.05;

/** Takes a photo of the video inside `frame`, which is in the middle of the video. */
function takeSnapshot(video: HTMLVideoElement, frame: HTMLElement): Promise<File | null> {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video;
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight);
  const shown = (box: number, all: number) =>
    Math.round(Math.min(box * (1 + 2 * margin), all) / scale);
  const width = shown(frame.offsetWidth, clientWidth);
  const height = shown(frame.offsetHeight, clientHeight);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(video, (width - videoWidth) / 2, (height - videoHeight) / 2);
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], 'camera.jpg', { type: blob.type })),
      'image/jpeg',
      0.95,
    ),
  );
}
