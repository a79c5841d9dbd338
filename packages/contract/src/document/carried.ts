import { getAsset, isSea } from 'node:sea';

/** An embedded file of the executable; undefined when Node runs the package. */
export const embeddedFile = (name: string): string | undefined =>
  isSea() ? getAsset(name, 'utf8') : undefined;
