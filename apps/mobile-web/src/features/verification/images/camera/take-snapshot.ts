/** Space around the frame, as a share of its size, for a document that lies a little beside it. */
const margin = 0.05;

/** A picture of what a video shows inside `frame`, a box in the middle of the video's own box. */
export function takeSnapshot(video: HTMLVideoElement, frame: HTMLElement): Promise<File | null> {
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
