/** A picture of the part of a video that is visible in its box. */
export function takeSnapshot(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video;
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight);
  const width = Math.round(clientWidth / scale);
  const height = Math.round(clientHeight / scale);
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
