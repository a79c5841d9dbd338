import { validateImagePixels } from '@kosha/domain';
import { Refused } from '../../errors.ts';
import { BrokenPicture, type PictureLayout } from './layout.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readWebp } from './read-webp.ts';

/** A picture that may be kept. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

const DAMAGED = 'This picture is damaged or incomplete. Please take it again.';
const MORE_THAN_A_PICTURE = 'This file holds more than a picture. Please take it again.';
const TOO_MANY_PIXELS = 'This picture has more than 50 megapixels. Please choose a smaller one.';

/** How what is no picture begins, in small letters; the last is the end of a zip file. */
const HIDDEN_CONTENT = [
  '%pdf-',
  '<script',
  '<html',
  '<!doctype',
  '<svg',
  '<?php',
  'pk\u0005\u0006',
] as const;

const readers: Readonly<Record<string, (bytes: Uint8Array) => PictureLayout>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/webp': readWebp,
};

/**
 * Looks at a picture without decoding it: that it is whole, of bearable size, and nothing else
 * besides. Throws Refused with what to tell the person.
 */
export async function inspectPicture(file: Blob): Promise<Picture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { widthPx, heightPx, endsAt, extras } = readLayout(bytes, file.type);
  if (widthPx === 0 || heightPx === 0 || endsAt > bytes.length) throw new Refused(DAMAGED);
  if (validateImagePixels({ width: widthPx, height: heightPx }) !== null)
    throw new Refused(TOO_MANY_PIXELS);
  const hidesContent = extras.some(holdsHiddenContent);
  const isFollowed = bytes.subarray(endsAt).some((byte) => byte !== 0);
  if (isFollowed || hidesContent) throw new Refused(MORE_THAN_A_PICTURE);
  return { bytes, mediaType: file.type, widthPx, heightPx };
}

function holdsHiddenContent(extra: Uint8Array): boolean {
  const text = Buffer.from(extra).toString('latin1').toLowerCase();
  return HIDDEN_CONTENT.some((beginning) => text.includes(beginning));
}

function readLayout(bytes: Uint8Array, mediaType: string): PictureLayout {
  const reader = readers[mediaType];
  if (reader === undefined) throw new Error(`No reader for ${mediaType}.`);
  try {
    return reader(bytes);
  } catch (error) {
    // A number read past the end is a RangeError of the view.
    if (error instanceof BrokenPicture || error instanceof RangeError) throw new Refused(DAMAGED);
    throw error;
  }
}
