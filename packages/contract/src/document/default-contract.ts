import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotCompare } from '../findings/cannot-compare.ts';

const commonPaths = ['', 'openapi', 'api', 'docs'].flatMap((folder) =>
  ['openapi.yaml', 'openapi.yml', 'openapi.json'].map((name) => join(folder, name)),
);

export function ancestorFolders(folder = process.cwd()): string[] {
  const parent = dirname(folder);
  return existsSync(join(folder, '.git')) || parent === folder
    ? [folder]
    : [folder, ...ancestorFolders(parent)];
}

/**
 * Without `option`, searches the current folder and its ancestors up to the repository root. Never
 * falls back to Kosha's contract, because another team would then check the wrong file.
 */
export function findContractFile(option: string | undefined): string {
  if (option !== undefined) return option;
  for (const folder of ancestorFolders()) {
    const found =
      namedInPackageJson(folder) ?? commonPaths.find((place) => existsSync(join(folder, place)));
    if (found !== undefined) return resolve(folder, found);
  }
  throw new CannotCompare(
    'no contract is found here: name it with --api FILE, as "contract" in package.json or as "api" in contract.config.yaml',
  );
}

function namedInPackageJson(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  try {
    const { contract } = JSON.parse(readFileSync(file, 'utf8')) as { contract?: unknown };
    return typeof contract === 'string' ? contract : undefined;
  } catch {
    return undefined;
  }
}
