import { useEffect, useRef, useState, type RefObject } from 'react';

export type CameraFacing = 'user' | 'environment';

export type CameraTrouble = 'cameraDenied' | 'cameraAbsent' | 'cameraBusy';

const troubles: Record<string, CameraTrouble> = {
  NotAllowedError: 'cameraDenied',
  SecurityError: 'cameraDenied',
  NotFoundError: 'cameraAbsent',
  OverconstrainedError: 'cameraAbsent',
};

/** False on insecure origins (HTTP), where browsers do not define `navigator.mediaDevices`. */
export const hasCameraSupport = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function';

export function useCamera(
  facing: CameraFacing,
  onTrouble: (trouble: CameraTrouble) => void,
): { video: RefObject<HTMLVideoElement | null>; isLive: boolean } {
  const video = useRef<HTMLVideoElement>(null);
  const [isLive, setIsLive] = useState(false);
  const reportTrouble = useRef(onTrouble);
  useEffect(() => {
    reportTrouble.current = onTrouble;
  });

  useEffect(() => {
    const controller = new AbortController();
    showCamera(facing, video, controller.signal).then(
      () => setIsLive(!controller.signal.aborted),
      (cause: unknown) => {
        const name = cause instanceof Error ? cause.name : '';
        if (!controller.signal.aborted) reportTrouble.current(troubles[name] ?? 'cameraBusy');
      },
    );
    return () => controller.abort();
  }, [facing]);
  return { video, isLive };
}

/** Stops the camera when the signal is aborted, even if the user allows access only afterwards. */
async function showCamera(
  facing: CameraFacing,
  video: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1440 } },
  });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted || !video.current) return stop();
  signal.addEventListener('abort', stop, { once: true });
  video.current.srcObject = stream;
  await video.current.play();
}
