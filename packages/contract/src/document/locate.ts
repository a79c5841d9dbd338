import { existsSync, realpathSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join, posix, resolve, sep } from 'node:path';
import { spawnSync } from 'node:child_process';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { checkContractSize } from './limits.ts';
import { displayPath } from './places.ts';

interface GitFiles {
  root: string;
  files: Map<string, string>;
}

/**
 * Reads all YAML and JSON files of a folder in a git revision. `path` names the folder or a file in
 * it, relative to the repository root.
 */
async function readGitFiles(revision: string, path: string): Promise<GitFiles> {
  // git would parse a leading dash as an option.
  if (!/^[^-\s][^\s]*$/.test(revision)) throw new CannotCompare(`"${revision}" is no git revision`);
  const root = git(process.cwd(), ['rev-parse', '--show-toplevel']).toString().trim();
  git(
    root,
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    revision,
  );
  const isFile = /\.(ya?ml|json)$/.test(path);
  const folder = posix.normalize(isFile ? dirname(path) : path);
  // Rows are `<mode> blob <id> <size>`, a tab and the name.
  const rows = git(root, ['ls-tree', '-r', '-l', '-z', revision, '--', folder])
    .toString()
    .split('\0')
    .filter((row) => /^\S+ blob .*\.(ya?ml|json)$/.test(row))
    .map((row) => /(\d+)\t(.*)$/s.exec(row) ?? []);
  for (const [, size, name = ''] of rows) checkContractSize(Number(size), `${revision}:${name}`);
  const names = rows.map(([, , name = '']) => name);
  return { root, files: readBlobs(root, revision, names) };
}

function readBlobs(root: string, revision: string, names: readonly string[]): Map<string, string> {
  const input = names.map((name) => `${revision}:${name}\n`).join('');
  const output = git(root, ['cat-file', '--batch'], undefined, input);
  const files = new Map<string, string>();
  let offset = 0;
  for (const name of names) {
    const headEnd = output.indexOf(10, offset);
    const size = Number(output.toString('utf8', offset, headEnd).split(' ').at(-1));
    files.set(join(root, name), output.toString('utf8', headEnd + 1, headEnd + 1 + size));
    offset = headEnd + 1 + size + 1;
  }
  return files;
}

function git(folder: string, args: string[], revision?: string, input?: string): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: folder,
    maxBuffer: 1024 ** 3,
    ...(input === undefined ? {} : { input }),
  });
  if (error) throw new CannotCompare(`git cannot be started: ${error.message}`);
  if (status === 0) return stdout;
  const reason = stderr.toString().trim() || `git has no revision "${revision}"`;
  throw new CannotCompare(reason);
}

export interface LocatedContract {
  /**
   * The absolute path of the contract's main file. For a git revision, this is the path that the
   * file would have in the working tree.
   */
  rootFile: string;
  readText(absoluteFile: string): Promise<string>;
  /** True for files in the contract's folder. For a git revision, true for the whole repository. */
  isInside(absoluteFile: string): boolean;
}

const rootNames = ['openapi.yaml', 'openapi.yml', 'openapi.json'];

/**
 * Accepts a file, a folder with `openapi.yaml`, `openapi.yml` or `openapi.json`, or
 * `git:REVISION[:PATH]`.
 */
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
  // Compares real paths, because a symlink in the folder can lead to a file outside the folder.
  isInside: (file) => isBelow(realPath(file), realPath(dirname(rootFile))),
});

const isBelow = (file: string, folder: string) => file.startsWith(folder + sep);

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}

async function readUtf8(file: string): Promise<string> {
  checkContractSize((await stat(file)).size, displayPath(file));
  return readFile(file, 'utf8');
}
