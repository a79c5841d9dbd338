import { spawnSync } from 'node:child_process';
import { dirname, join, posix } from 'node:path';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { checkSize } from './limits.ts';

interface GitFiles {
  /** The repository's root, absolute. */
  root: string;
  /** Contents by absolute path in the working tree. */
  files: Map<string, string>;
}

/**
 * Reads a folder of a revision, or the folder of a file in it, without touching the working tree.
 * `path` is relative to the repository root.
 */
export async function readGitFiles(revision: string, path: string): Promise<GitFiles> {
  // A revision with a leading dash would be parsed as an option.
  if (!/^[^-\s][^\s]*$/.test(revision)) throw new CannotCompare(`"${revision}" is no git revision`);
  const root = git(process.cwd(), ['rev-parse', '--show-toplevel']).toString().trim();
  git(
    root,
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    revision,
  );
  const isFile = /\.(ya?ml|json)$/.test(path);
  const folder = posix.normalize(isFile ? dirname(path) : path);
  // Each row is `<mode> blob <id> <size>`, a tab and the name.
  const rows = git(root, ['ls-tree', '-r', '-l', '-z', revision, '--', folder])
    .toString()
    .split('\0')
    .filter((row) => /^\S+ blob .*\.(ya?ml|json)$/.test(row))
    .map((row) => /(\d+)\t(.*)$/s.exec(row) ?? []);
  for (const [, size, name = ''] of rows) checkSize(Number(size), `${revision}:${name}`);
  const names = rows.map(([, , name = '']) => name);
  return { root, files: readBlobs(root, revision, names) };
}

/**
 * One `git cat-file` for all files; per file it prints `<id> blob <size>`, the content and a
 * newline.
 */
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
