import { validateImageSize } from '@kosha/domain';
import { refuse } from '../refusals/refuse.ts';
import { inspectPicture, type Picture } from '../services/picture/inspect.ts';
import type { FilePart } from './contract-bodies.ts';

/**
 * Validates an uploaded photo by its content; the client's file name and type are ignored. Throws a
 * Refusal if the photo is empty, too big, damaged or of an unsupported type (§5).
 */
export async function acceptPicture(
  bytes: Uint8Array<ArrayBuffer>,
  { mediaTypes }: FilePart,
): Promise<Picture> {
  if (bytes.length === 0) throw refuse('pictureEmpty');
  if (validateImageSize(bytes.length) !== null) throw refuse('pictureTooBig');
  const type = await typeOf(bytes);
  if (mediaTypes.includes(type)) return inspectPicture(bytes);
  if (/^image\/hei[cf]/.test(type)) throw refuse('pictureHeic');
  throw refuse(type.startsWith('image/') ? 'pictureOfOtherType' : 'notAPicture');
}

/** The media type detected from the content, or ''. */
async function typeOf(bytes: Uint8Array): Promise<string> {
  // `file-type` is imported when it is first needed, so that the server starts faster.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found?.mime ?? '';
}
