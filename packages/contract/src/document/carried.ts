import { getAsset, isSea } from 'node:sea';

/** A file inside the single executable; undefined if the program runs in Node. */
export const embeddedFile = (name: string): string | undefined =>
  isSea() ? getAsset(name, 'utf8') : undefined;
