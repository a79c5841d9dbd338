import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

/** The kinds of pictures that a page can hold. */
export const pictureTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** The picture itself as an address, so that a page loads nothing. */
export const embedded = (file: string): string =>
  `data:${pictureTypes[extname(file)]};base64,${readFileSync(file).toString('base64')}`;
