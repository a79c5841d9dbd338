import { getAsset, isSea } from 'node:sea';

/** An embedded file of the executable; undefined when Node runs the package. */
export const carried = (name: string): string | undefined =>
  isSea() ? getAsset(name, 'utf8') : undefined;
