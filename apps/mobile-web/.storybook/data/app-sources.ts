import { globSync } from 'node:fs';
import { join } from 'node:path';

export const appFolder = join(import.meta.dirname, '../..');

export const appSources = (): string[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: appFolder })
    .filter((file) => !/\.(test|stories|fixtures|d)\.tsx?$|\/(testing|sample-data)\//.test(file))
    .toSorted()
    .map((file) => join(appFolder, file));
