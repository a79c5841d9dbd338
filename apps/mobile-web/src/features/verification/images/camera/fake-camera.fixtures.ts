import { spyOn } from 'storybook/test';

function aStream(): MediaStream {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const stream = canvas.captureStream();
  const draw = () => {
    context.fillStyle = '#e3f1ec';
    context.fillRect(0, 0, 640, 480);
    context.fillStyle = '#0f5c4c';
    context.fillRect(120, 120, 200, 240);
    if (stream.active) requestAnimationFrame(draw);
  };
  draw();
  return stream;
}

export function allowCamera(): MediaStream[] {
  const opened: MediaStream[] = [];
  spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const stream = aStream();
    opened.push(stream);
    return stream;
  });
  return opened;
}

/**
 * `name` is the name of the error from `getUserMedia`: NotAllowedError (access denied),
 * NotFoundError (no camera) or NotReadableError (another app uses the camera).
 */
export function refuseCamera(name: string): void {
  spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name));
}

/** The returned function restores the camera API. */
export function withoutCameraSupport(): () => void {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
  };
}
