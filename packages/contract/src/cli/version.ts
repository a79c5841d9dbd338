import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedFile } from '../document/carried.ts';

/** The package's version; package.json is two folders up, in the sources and in the build. */
const manifest = () =>
  embeddedFile('package.json') ??
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');

export const readVersion = (): string => (JSON.parse(manifest()) as { version: string }).version;
