import { makePhoto, type Painter, type PreparedImage } from './make-photo.ts';
import { paint } from './paint.ts';

/** The worker's messages: progress, then the result. */
export type WorkerMessage =
  | { kind: 'progress'; done: number }
  | { kind: 'prepared'; prepared: PreparedImage }
  /** This browser's workers cannot do it; the page should do it itself. */
  | { kind: 'unable' };

const tell = (message: WorkerMessage) => postMessage(message);

const workerPainter: Painter = {
  async decode(file) {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    return { source: bitmap, width, height, release: () => bitmap.close() };
  },
  async encode(source, size, quality) {
    const canvas = new OffscreenCanvas(size.width, size.height);
    const context = canvas.getContext('2d');
    if (!context) return null;
    paint(context, source, size);
    return canvas.convertToBlob({ type: 'image/jpeg', quality }).catch(() => null);
  },
};

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  makePhoto(data, workerPainter, (done) => tell({ kind: 'progress', done })).then(
    (prepared) => tell({ kind: 'prepared', prepared }),
    () => tell({ kind: 'unable' }),
  );
});
