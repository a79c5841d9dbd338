import { limits } from '../limits.ts';

/** Files of 10 MB or more are compressed before upload (§5). */
export function needsCompression(bytes: number): boolean {
  return bytes >= limits.imageMaxBytes;
}

/** Rejects a file of more than 10 MB after compression (§5). */
export function validateImageSize(bytes: number): 'imageTooBig' | null {
  return bytes > limits.imageMaxBytes ? 'imageTooBig' : null;
}

/** Rejects images with too many pixels before decoding; a small file can have very many. */
export function validateImagePixels(
  size: { width: number; height: number },
  maxPixels: number = limits.imageMaxPixels,
): 'imageTooManyPixels' | null {
  return size.width * size.height > maxPixels ? 'imageTooManyPixels' : null;
}
