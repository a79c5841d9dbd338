import { limits, needsCompression, validateImagePixels, validateImageSize } from '@kosha/domain';
import { inspectImage, type ImageInspection } from '../format/inspect-image.ts';

export type ImageProblem =
  | Extract<ImageInspection, { problem: unknown }>['problem']
  | 'imageHeicUnreadable'
  | 'imageTooBig';

/** An upright JPEG without metadata, at most 10 MB; or the reason why the file is unusable. */
export type PreparedImage = { image: Blob } | { problem: ImageProblem };

interface Decoded {
  source: CanvasImageSource;
  width: number;
  height: number;
  release: () => void;
}

export interface ImageCodec {
  /** Applies the orientation. Throws a DOMException if the file cannot be decoded. */
  decode: (file: Blob) => Promise<Decoded>;
  /** Resolves to null if the browser cannot create a canvas of that size. */
  encode: (
    source: CanvasImageSource,
    size: { width: number; height: number },
    quality: number,
  ) => Promise<Blob | null>;
}

/** Receives the progress, from 0 to 1. */
export type OnProgress = (done: number) => void;

/** The app rejects larger files without reading them. */
const readableBytes = 100 * 1024 * 1024;
const usualQuality = 0.92;
/**
 * Every phone supports a canvas of this size. The app reduces an image to this size if the image
 * has too many pixels for an upload, or if the browser cannot create a canvas of its full size.
 */
const safeCanvasPixels = 16 * 1024 * 1024;

/** Encodes the image again, which removes the location and all other metadata. */
export async function convertToJpeg(
  file: Blob,
  painter: ImageCodec,
  onProgress: OnProgress,
): Promise<PreparedImage> {
  if (file.size > readableBytes) return { problem: 'imageTooBig' };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { problem: 'imageCorrupt' };
  onProgress(0.2);
  const inspection = inspectImage(bytes);
  if ('problem' in inspection) return inspection;
  onProgress(0.3);
  try {
    const decoded = await painter.decode(file);
    onProgress(0.7);
    const image = await encode(file.size, decoded, painter).finally(decoded.release);
    return validateImageSize(image.size) ? { problem: 'imageTooBig' } : { image };
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
    return { problem: inspection.format === 'heif' ? 'imageHeicUnreadable' : 'imageCorrupt' };
  }
}

/** Uses the lower quality if the original file or the result has 10 MB or more (§5). */
async function encode(fileBytes: number, decoded: Decoded, painter: ImageCodec): Promise<Blob> {
  const at = (quality: number) => encodeAt(quality, decoded, painter);
  if (needsCompression(fileBytes)) return at(limits.imageCompressionQuality);
  const image = await at(usualQuality);
  return needsCompression(image.size) ? at(limits.imageCompressionQuality) : image;
}

async function encodeAt(quality: number, decoded: Decoded, painter: ImageCodec): Promise<Blob> {
  const { source, width, height } = decoded;
  const scale = Math.min(1, Math.sqrt(safeCanvasPixels / (width * height)));
  const smaller = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const mayBeSent = validateImagePixels({ width, height }) === null;
  const image =
    (mayBeSent && (await painter.encode(source, { width, height }, quality))) ||
    (await painter.encode(source, smaller, quality));
  if (!image) throw new DOMException('Nothing to draw on', 'EncodingError');
  return image;
}
