import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { readGitFiles } from './git-files.ts';

/** A contract that was found but not read yet. */
export interface LocatedContract {
  /** Absolute. For a git revision it is the path that the file has in the working tree. */
  rootFile: string;
  readText(absoluteFile: string): Promise<string>;
}

const rootNames = ['openapi.yaml', 'openapi.yml', 'openapi.json'];

/** Finds `FILE`, `FOLDER` (which holds `openapi.yaml` or `.json`) or `git:REVISION[:PATH]`. */
export async function locateContract(reference: string): Promise<LocatedContract> {
  if (reference.startsWith('git:')) return locateInGit(reference);
  const path = resolve(reference);
  if (!existsSync(path)) throw new CannotCompare(`${reference} does not exist`);
  if (!statSync(path).isDirectory()) return { rootFile: path, readText: readUtf8 };
  const name = rootNames.find((one) => existsSync(join(path, one)));
  if (!name) throw new CannotCompare(`${reference} has none of ${rootNames.join(', ')}`);
  return { rootFile: join(path, name), readText: readUtf8 };
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
  return { rootFile, readText };
}

const readUtf8 = (file: string) => readFile(file, 'utf8');
