import { join } from 'node:path';
import { repositoryRoot } from '../run.ts';
import { mustRunIn } from './run-in.ts';

export const packageNames = ['domain', 'ui', 'api-client', 'contract', 'form-engine'] as const;
export type PackageName = (typeof packageNames)[number];

export const folderOf = (name: PackageName): string => join(repositoryRoot, 'packages', name);

export function pack(name: PackageName, folder: string): string {
  const file = join(folder, `${name}.tgz`);
  mustRunIn(folderOf(name), 'pnpm', 'pack', '--out', file);
  return file;
}
