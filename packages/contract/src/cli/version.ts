import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the package, as in its package.json: two folders up, in the sources as in the built code. */
export const version: string = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string;
  }
).version;
