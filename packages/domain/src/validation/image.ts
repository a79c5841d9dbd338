import { limits } from '../limits.ts';

/** Image types only (§5); `mimeType` as the browser reports it. */
export function validateImageType(mimeType: string): 'imageTypeRefused' | null {
  return mimeType.startsWith('image/') ? null : 'imageTypeRefused';
}

/** Files of 10 MB or more are compressed before they are sent (§5). */
export function needsCompression(bytes: number): boolean {
  return bytes >= limits.imageMaxBytes;
}

/** For the file as it would be sent, after any compression: refused when over 10 MB (§5). */
export function validateImageSize(bytes: number): 'imageTooBig' | null {
  return bytes > limits.imageMaxBytes ? 'imageTooBig' : null;
}

/** A small file may unfold into a flood of pixels; told from its header, before it is decoded. */
export function validateImagePixels(size: {
  readonly width: number;
  readonly height: number;
}): 'imageTooManyPixels' | null {
  return size.width * size.height > limits.imageMaxPixels ? 'imageTooManyPixels' : null;
}
