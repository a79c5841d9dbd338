import { getAsset, isSea } from 'node:sea';

/** Returns a file embedded in the standalone executable; undefined outside the executable. */
export const embeddedFile = (name: string): string | undefined =>
  isSea() ? getAsset(name, 'utf8') : undefined;
