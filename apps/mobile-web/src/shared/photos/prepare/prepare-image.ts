import { trustedScriptUrl } from '../../browser/trusted-types.ts';
// The bundler provides the default export, a URL.
// oxlint-disable-next-line import/default
import workerUrl from './image.worker.ts?worker&url';
import type { WorkerMessage } from './image.worker.ts';
import {
  type ImageProblem,
  convertToJpeg,
  type OnProgress,
  type ImageCodec,
  type PreparedImage,
} from './convert-to-jpeg.ts';
import { paintOnWhite } from './paint-on-white.ts';

/**
 * Prepares the image in the page if a worker cannot do it. For example, workers have no canvas in
 * Safari before 16.4. Image elements apply the orientation themselves, so `decode` does not.
 */
const pagePainter: ImageCodec = {
  async decode(file) {
    const image = new Image();
    const url = URL.createObjectURL(file);
    const release = () => URL.revokeObjectURL(url);
    image.src = url;
    await image.decode().catch((cause: unknown) => {
      release();
      throw cause;
    });
    return { source: image, width: image.naturalWidth, height: image.naturalHeight, release };
  },
  async encode(source, size, quality) {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, size);
    const context = canvas.getContext('2d');
    if (!context) return null;
    paintOnWhite(context, source, size);
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  },
};

interface PrepareOptions {
  signal: AbortSignal;
  onProgress: OnProgress;
}

/** Returns an image that the app may upload, or the problem (§5 Image files). */
export async function prepareImage(
  file: Blob,
  options: PrepareOptions,
): Promise<{ image: File } | { problem: ImageProblem }> {
  options.signal.throwIfAborted();
  const prepared = canWorkersDraw() ? await prepareInWorker(file, options) : 'unable';
  const result =
    prepared === 'unable' ? await convertToJpeg(file, pagePainter, options.onProgress) : prepared;
  options.signal.throwIfAborted();
  return 'problem' in result ? result : { image: withoutName(result.image) };
}

/** The original file name often contains a person's name or number. */
const withoutName = (image: Blob) => new File([image], 'picture.jpg', { type: 'image/jpeg' });

const canWorkersDraw = () =>
  typeof OffscreenCanvas === 'function' && typeof createImageBitmap === 'function';

/** Each image has its own worker, because a decoder stops only when its worker is terminated. */
function prepareInWorker(
  file: Blob,
  { signal, onProgress }: PrepareOptions,
): Promise<PreparedImage | 'unable'> {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  const work = new Promise<PreparedImage | 'unable'>((resolve, reject) => {
    worker.addEventListener('error', () => resolve('unable'));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'progress') onProgress(data.done);
      else resolve(data.kind === 'prepared' ? data.prepared : 'unable');
    });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    // The `postMessage` of a worker takes no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(file);
  });
  return work.finally(() => worker.terminate());
}
