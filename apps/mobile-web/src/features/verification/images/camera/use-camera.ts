import { useEffect, useRef, useState, type RefObject } from 'react';

export type CameraFacing = 'user' | 'environment';

/** Why there is no live picture. */
export type CameraTrouble = 'cameraDenied' | 'cameraAbsent' | 'cameraBusy';

const troubles: Record<string, CameraTrouble> = {
  NotAllowedError: 'cameraDenied',
  SecurityError: 'cameraDenied',
  NotFoundError: 'cameraAbsent',
  OverconstrainedError: 'cameraAbsent',
};

/** Whether this browser can show a camera at all; on http it cannot. */
export const hasCameraSupport = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Shows the camera in a video element for as long as the component is there. */
export function useCamera(
  facing: CameraFacing,
  onTrouble: (trouble: CameraTrouble) => void,
): { video: RefObject<HTMLVideoElement | null>; isLive: boolean } {
  const video = useRef<HTMLVideoElement>(null);
  const [isLive, setIsLive] = useState(false);
  const tellTrouble = useRef(onTrouble);
  useEffect(() => {
    tellTrouble.current = onTrouble;
  });

  useEffect(() => {
    const leaving = new AbortController();
    showCamera(facing, video, leaving.signal).then(
      () => setIsLive(!leaving.signal.aborted),
      (cause: unknown) => {
        const name = cause instanceof Error ? cause.name : '';
        if (!leaving.signal.aborted) tellTrouble.current(troubles[name] ?? 'cameraBusy');
      },
    );
    return () => leaving.abort();
  }, [facing]);
  return { video, isLive };
}

/** Stops the camera when the signal is aborted, even if the person allows it only after that. */
async function showCamera(
  facing: CameraFacing,
  video: RefObject<HTMLVideoElement | null>,
  leaving: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1440 } },
  });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (leaving.aborted || !video.current) return stop();
  leaving.addEventListener('abort', stop, { once: true });
  video.current.srcObject = stream;
  await video.current.play();
}
