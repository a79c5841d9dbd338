import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface SmallRepository {
  folder: string;
  /** Null deletes a file. */
  write: (files: Record<string, string | null>) => void;
  commit: (subject: string, files: Record<string, string | null>) => void;
  remove: () => void;
}

export function createRepository(): SmallRepository {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  function git(...args: string[]): void {
    const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }
  function write(files: Record<string, string | null>): void {
    for (const [path, content] of Object.entries(files)) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      if (content === null) rmSync(file);
      else writeFileSync(file, content);
    }
  }
  git('init', '--quiet');
  return {
    folder,
    write,
    commit: (subject, files) => {
      write(files);
      git('add', '--all');
      git('-c', 'user.name=Asha', '-c', 'user.email=asha@example.com', 'commit', '-qm', subject);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
