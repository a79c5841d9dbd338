import type { SendRequest } from './client.ts';

/**
 * Uses XMLHttpRequest, because `fetch` reports no upload progress. `onProgress` receives the sent
 * fraction, from 0 to 1.
 */
export const uploadWithProgress =
  (onProgress: (sent: number) => void): SendRequest =>
  ({ url, method, headers }, { body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError('Upload failed'));
      const abort = () => request.abort();
      request.open(method, url);
      // The browser must set this header, because only the browser knows the multipart boundary.
      if (body instanceof FormData) headers.delete('content-type');
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
      // An already aborted signal fires no event.
      if (signal.aborted) abort();
    });
