import { convertToJpeg, type ImageCodec, type PreparedImage } from './convert-to-jpeg.ts';
import { paintOnWhite } from './paint-on-white.ts';

export type WorkerMessage =
  | { kind: 'progress'; done: number }
  | { kind: 'prepared'; prepared: PreparedImage }
  /** Workers in this browser cannot prepare images, so the page prepares the image. */
  | { kind: 'unable' };

const post = (message: WorkerMessage) => postMessage(message);

const workerPainter: ImageCodec = {
  async decode(file) {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    return { source: bitmap, width, height, release: () => bitmap.close() };
  },
  async encode(source, size, quality) {
    const canvas = new OffscreenCanvas(size.width, size.height);
    const context = canvas.getContext('2d');
    if (!context) return null;
    paintOnWhite(context, source, size);
    return canvas.convertToBlob({ type: 'image/jpeg', quality }).catch(() => null);
  },
};

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  convertToJpeg(data, workerPainter, (done) => post({ kind: 'progress', done })).then(
    (prepared) => post({ kind: 'prepared', prepared }),
    () => post({ kind: 'unable' }),
  );
});
