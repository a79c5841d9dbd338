import { limits } from '../limits.ts';

/** Files of 10 MB or more are compressed before the upload (§5). */
export function needsCompression(bytes: number): boolean {
  return bytes >= limits.imageMaxBytes;
}

/** Rejects a file that is larger than 10 MB after compression (§5). */
export function validateImageSize(bytes: number): 'imageTooBig' | null {
  return bytes > limits.imageMaxBytes ? 'imageTooBig' : null;
}

/** Rejects an image with too many pixels before it is decoded. Even a small file can have many. */
export function validateImagePixels(
  size: { width: number; height: number },
  maxPixels: number = limits.imageMaxPixels,
): 'imageTooManyPixels' | null {
  return size.width * size.height > maxPixels ? 'imageTooManyPixels' : null;
}
