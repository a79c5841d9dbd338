import { limits } from '../limits.ts';

/** True from 10 MB on. The app then compresses the file before the upload (§5). */
export function needsCompression(bytes: number): boolean {
  return bytes >= limits.imageMaxBytes;
}

/** Checks the size after compression: at most 10 MB (§5). */
export function validateImageSize(bytes: number): 'imageTooBig' | null {
  return bytes > limits.imageMaxBytes ? 'imageTooBig' : null;
}

/** Call this function before decoding, because even a small file can have too many pixels. */
export function validateImagePixels(
  size: { width: number; height: number },
  maxPixels: number = limits.imageMaxPixels,
): 'imageTooManyPixels' | null {
  return size.width * size.height > maxPixels ? 'imageTooManyPixels' : null;
}
