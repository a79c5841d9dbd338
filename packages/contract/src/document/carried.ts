import { getAsset, isSea } from 'node:sea';

/** The text of a file that the executable carries; undefined where Node runs the package. */
export const carried = (name: string): string | undefined =>
  isSea() ? getAsset(name, 'utf8') : undefined;
