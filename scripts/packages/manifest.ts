import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Exports = Readonly<Record<string, unknown>>;

export interface Manifest {
  name: string;
  version: string;
  license?: string;
  bin?: Readonly<Record<string, string>>;
  /** Paths of source files. The published package has `publishConfig.exports` instead. */
  exports: Exports;
  publishConfig: { exports: Exports };
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

export function entrySources({ bin = {}, exports, publishConfig }: Manifest): string[] {
  const published = Object.keys(publishConfig.exports).map((path) => exports[path]);
  return [...published, ...Object.values(bin)].filter(
    (source): source is string => typeof source === 'string' && source.endsWith('.ts'),
  );
}
