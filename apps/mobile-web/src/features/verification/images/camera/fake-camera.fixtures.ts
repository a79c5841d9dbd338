import { spyOn } from 'storybook/test';

/** A camera that sees a card: the stream of a canvas, which is drawn again and again while it is used. */
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

/** Makes the browser allow the camera; returns the streams that are opened. */
export function allowCamera(): MediaStream[] {
  const opened: MediaStream[] = [];
  spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const stream = aStream();
    opened.push(stream);
    return stream;
  });
  return opened;
}

/** NotAllowedError: denied; NotFoundError: there is none; NotReadableError: another app has it. */
export function refuseCamera(name: string): void {
  spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name));
}

/** Makes the browser offer no camera; the returned function undoes that. */
export function withoutCameraSupport(): () => void {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
  };
}
