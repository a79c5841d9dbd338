import { existsSync, realpathSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { readGitFiles } from './git-files.ts';
import { checkSize } from './limits.ts';
import { displayName } from './places.ts';

/** Where a contract is, and how to read its files. */
export interface LocatedContract {
  /** Absolute; for a git revision, the file's path in the working tree. */
  rootFile: string;
  readText(absoluteFile: string): Promise<string>;
  /** Whether a file is in the contract's folder or, for a git revision, in its repository. */
  isInside(absoluteFile: string): boolean;
}

const rootNames = ['openapi.yaml', 'openapi.yml', 'openapi.json'];

/** Locates `FILE`, `FOLDER` (with `openapi.yaml` or `.json`) or `git:REVISION[:PATH]`. */
export async function locateContract(reference: string): Promise<LocatedContract> {
  if (reference.startsWith('git:')) return locateInGit(reference);
  const path = resolve(reference);
  if (!existsSync(path)) throw new CannotCompare(`${reference} does not exist`);
  if (!statSync(path).isDirectory()) return fileAt(path);
  const name = rootNames.find((rootName) => existsSync(join(path, rootName)));
  if (!name) throw new CannotCompare(`${reference} has none of ${rootNames.join(', ')}`);
  return fileAt(join(path, name));
}

async function locateInGit(reference: string): Promise<LocatedContract> {
  const [revision = '', path = 'openapi'] = reference.slice('git:'.length).split(/:(.*)/s);
  const { files, root } = await readGitFiles(revision, path);
  const absolute = resolve(root, path);
  const candidates = [absolute, ...rootNames.map((name) => join(absolute, name))];
  const rootFile = candidates.find((candidate) => files.has(candidate));
  if (!rootFile) {
    throw new CannotCompare(`${revision} has neither a file ${path} nor ${path}/openapi.yaml`);
  }
  const readText = async (file: string) => {
    const text = files.get(file);
    if (text === undefined)
      throw new Error(`${revision} has no file ${file.slice(root.length + 1)}`);
    return text;
  };
  return { rootFile, readText, isInside: (file) => isBelow(resolve(file), root) };
}

const fileAt = (rootFile: string): LocatedContract => ({
  rootFile,
  readText: readUtf8,
  // A symlink inside the folder may point outside.
  isInside: (file) => isBelow(realPath(file), realPath(dirname(rootFile))),
});

const isBelow = (file: string, folder: string) => file.startsWith(folder + sep);

/** The path with symlinks resolved; a missing file is returned unchanged. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}

async function readUtf8(file: string): Promise<string> {
  checkSize((await stat(file)).size, displayName(file));
  return readFile(file, 'utf8');
}
