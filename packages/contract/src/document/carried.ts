import { getAsset, isSea } from 'node:sea';

/** A file embedded in the executable; undefined when Node runs the package. */
export const embeddedFile = (name: string): string | undefined =>
  isSea() ? getAsset(name, 'utf8') : undefined;
