import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

export const imageTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Encodes an image as a data URL, so that the HTML report needs no other file. */
export const toDataUrl = (file: string): string =>
  `data:${imageTypes[extname(file)]};base64,${readFileSync(file).toString('base64')}`;
