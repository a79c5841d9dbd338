import { spawnSync } from 'node:child_process';

export function git(folder: string, ...args: string[]): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: folder,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.toString().trim()}`);
  return stdout;
}
