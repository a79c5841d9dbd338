import { getAsset, isSea } from 'node:sea';

/** Undefined unless the program runs as a single executable. */
export const embeddedFile = (name: string): string | undefined =>
  isSea() ? getAsset(name, 'utf8') : undefined;
