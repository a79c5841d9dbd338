import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { carried } from '../document/carried.ts';

/** Of the package, as in its package.json: two folders up, in the sources as in the built code. */
const manifest = () =>
  carried('package.json') ?? readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');

export const readVersion = (): string => (JSON.parse(manifest()) as { version: string }).version;
