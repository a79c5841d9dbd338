import { limits } from '../limits.ts';

/** Files of 10 MB or more are compressed before they are sent (§5). */
export function needsCompression(bytes: number): boolean {
  return bytes >= limits.imageMaxBytes;
}

/** Refuses a file of more than 10 MB, once it is compressed (§5). */
export function validateImageSize(bytes: number): 'imageTooBig' | null {
  return bytes > limits.imageMaxBytes ? 'imageTooBig' : null;
}

/** Refuses too many pixels before decoding; a small file can hold very many. */
export function validateImagePixels(size: {
  width: number;
  height: number;
}): 'imageTooManyPixels' | null {
  return size.width * size.height > limits.imageMaxPixels ? 'imageTooManyPixels' : null;
}
