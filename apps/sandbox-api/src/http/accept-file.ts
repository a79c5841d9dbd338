import { validateImageSize, validationMessages } from '@kosha/domain';
import { Refused } from '../errors.ts';
import type { FilePart } from './contract-bodies.ts';

const EMPTY = 'This file is empty. Please choose another one.';
const NOT_A_PICTURE = 'This file is not a picture. Please choose another one.';
const HEIC = 'HEIC pictures cannot be read here. Please send a JPEG, PNG or WebP picture.';
const OTHER_PICTURE = 'Only JPEG, PNG and WebP pictures are taken. Please choose another one.';

/**
 * A file of a form under the type that its content has; the name and the type it was sent with are
 * not believed and not kept. Throws Refused when it is empty, too big or of another type (§5).
 */
export async function acceptFile(file: File, { mediaTypes }: FilePart): Promise<File> {
  if (file.size === 0) throw new Refused(EMPTY);
  if (validateImageSize(file.size) !== null) throw new Refused(validationMessages.imageTooBig);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = await typeOf(bytes);
  if (mediaTypes.includes(type)) return new File([bytes], 'upload', { type });
  if (/^image\/hei[cf]/.test(type)) throw new Refused(HEIC);
  throw new Refused(type.startsWith('image/') ? OTHER_PICTURE : NOT_A_PICTURE);
}

/** The media type that the content shows, or nothing. */
async function typeOf(bytes: Uint8Array): Promise<string> {
  // Loaded with the first file, so that a start does not wait for it.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found?.mime ?? '';
}
