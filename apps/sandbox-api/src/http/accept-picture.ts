import { validateImageSize, validationMessages } from '@kosha/domain';
import { Refused } from '../refusals/errors.ts';
import { inspectPicture, type Picture } from '../services/picture/inspect.ts';
import type { FilePart } from './contract-bodies.ts';

const emptyFileText = 'This file is empty. Please choose another one.';
const notAPicture = 'This file is not a picture. Please choose another one.';
const heic = 'HEIC pictures cannot be read here. Please send a JPEG, PNG or WebP picture.';
const otherPicture = 'Only JPEG, PNG and WebP pictures are taken. Please choose another one.';

/**
 * The picture in the bytes of a form's file. The name and type that the client gives are ignored. Throws
 * Refused when it is empty, too big, of another type or damaged (§5).
 */
export async function acceptPicture(
  bytes: Uint8Array<ArrayBuffer>,
  { mediaTypes }: FilePart,
): Promise<Picture> {
  if (bytes.length === 0) throw new Refused(emptyFileText);
  if (validateImageSize(bytes.length) !== null) throw new Refused(validationMessages.imageTooBig);
  const type = await typeOf(bytes);
  if (mediaTypes.includes(type)) return inspectPicture(bytes);
  if (/^image\/hei[cf]/.test(type)) throw new Refused(heic);
  throw new Refused(type.startsWith('image/') ? otherPicture : notAPicture);
}

/** The media type by the file's content, or ''. */
async function typeOf(bytes: Uint8Array): Promise<string> {
  // Loaded with the first file, so that the start does not wait for it.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found?.mime ?? '';
}
