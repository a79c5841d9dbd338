import { limits } from '../limits.ts';

/** From 10 MB on, the app compresses a file before the upload (§5). */
export function needsCompression(bytes: number): boolean {
  return bytes >= limits.imageMaxBytes;
}

/** Checks the size after compression: at most 10 MB (§5). */
export function validateImageSize(bytes: number): 'imageTooBig' | null {
  return bytes > limits.imageMaxBytes ? 'imageTooBig' : null;
}

/** Runs before decoding, because even a small file can have too many pixels. */
export function validateImagePixels(
  size: { width: number; height: number },
  maxPixels: number = limits.imageMaxPixels,
): 'imageTooManyPixels' | null {
  return size.width * size.height > maxPixels ? 'imageTooManyPixels' : null;
}
