import type { Send } from './client.ts';

/**
 * Sends by XMLHttpRequest, the one way of the web that tells how much of a body has gone out.
 * `onProgress` is given the share that has, from 0 to 1.
 */
export const uploadWithProgress =
  (onProgress: (sent: number) => void): Send =>
  ({ url, method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError('Upload failed'));
      const abort = () => request.abort();
      request.open(method, url);
      for (const [name, value] of headers) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
      request.addEventListener('load', () =>
        resolve({ httpStatus: request.status, text: request.responseText }),
      );
      for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, fail);
      request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
      signal.addEventListener('abort', abort);
      request.send(body ?? null);
      // A request that is aborted before it is sent tells nobody.
      if (signal.aborted) abort();
    });
