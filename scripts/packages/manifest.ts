import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Exports = Readonly<Record<string, unknown>>;

/** What the `package.json` of a package for others says. */
export interface Manifest {
  name: string;
  version: string;
  license?: string;
  bin?: Readonly<Record<string, string>>;
  /** In the workspace each entry is its source; in the packed file it is what `publishConfig` says. */
  exports: Exports;
  publishConfig: { exports: Exports };
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The modules that others can import or run, such as `./src/index.ts`. */
export function entrySources({ bin = {}, exports, publishConfig }: Manifest): string[] {
  const published = Object.keys(publishConfig.exports).map((path) => exports[path]);
  return [...published, ...Object.values(bin)].filter(
    (source): source is string => typeof source === 'string' && source.endsWith('.ts'),
  );
}
