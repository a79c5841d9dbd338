import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

/** The image types that a page can embed. */
export const imageTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** The image as a data URL, so that the page requests no other file. */
export const embedded = (file: string): string =>
  `data:${imageTypes[extname(file)]};base64,${readFileSync(file).toString('base64')}`;
