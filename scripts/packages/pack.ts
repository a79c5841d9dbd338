import { join } from 'node:path';
import { repositoryRoot } from '../run.ts';
import { runInOrThrow } from './run-in.ts';

export const packageNames = ['domain', 'ui', 'api-client', 'contract', 'form-engine'] as const;
export type PackageName = (typeof packageNames)[number];

export const packageFolder = (name: PackageName): string => join(repositoryRoot, 'packages', name);

export function packPackage(name: PackageName, folder: string): string {
  const file = join(folder, `${name}.tgz`);
  runInOrThrow(packageFolder(name), 'pnpm', 'pack', '--out', file);
  return file;
}
