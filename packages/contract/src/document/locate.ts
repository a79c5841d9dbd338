import { existsSync, realpathSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { readGitFiles } from './git-files.ts';
import { checkSize } from './limits.ts';
import { displayName } from './places.ts';

/** A contract that was found but not read yet. */
export interface LocatedContract {
  /** Absolute. For a git revision it is the path that the file has in the working tree. */
  rootFile: string;
  readText(absoluteFile: string): Promise<string>;
  /** Whether a file is in the contract's folder; for a revision of git, in its repository. */
  isInside(absoluteFile: string): boolean;
}

const rootNames = ['openapi.yaml', 'openapi.yml', 'openapi.json'];

/** Finds `FILE`, `FOLDER` (which holds `openapi.yaml` or `.json`) or `git:REVISION[:PATH]`. */
export async function locateContract(reference: string): Promise<LocatedContract> {
  if (reference.startsWith('git:')) return locateInGit(reference);
  const path = resolve(reference);
  if (!existsSync(path)) throw new CannotCompare(`${reference} does not exist`);
  if (!statSync(path).isDirectory()) return fileAt(path);
  const name = rootNames.find((one) => existsSync(join(path, one)));
  if (!name) throw new CannotCompare(`${reference} has none of ${rootNames.join(', ')}`);
  return fileAt(join(path, name));
}

async function locateInGit(reference: string): Promise<LocatedContract> {
  const [revision = '', path = 'openapi'] = reference.slice('git:'.length).split(/:(.*)/s);
  const { files, root } = await readGitFiles(revision, path);
  const absolute = resolve(root, path);
  const candidates = [absolute, ...rootNames.map((name) => join(absolute, name))];
  const rootFile = candidates.find((one) => files.has(one));
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
  // A link inside the folder may lead out of it.
  isInside: (file) => isBelow(realPath(file), realPath(dirname(rootFile))),
});

const isBelow = (file: string, folder: string) => file.startsWith(folder + sep);

/** Where a file really is; a file that does not exist stays where it was named. */
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
