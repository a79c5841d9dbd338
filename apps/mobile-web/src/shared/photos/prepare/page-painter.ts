import type { Painter } from './make-photo.ts';
import { paint } from './paint.ts';

/**
 * For browsers whose workers have no canvas (Safari before 16.4). Image elements apply the
 * orientation.
 */
export const pagePainter: Painter = {
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
    paint(context, source, size);
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  },
};
