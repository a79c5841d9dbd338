import { spawnSync } from 'node:child_process';

/** What git prints in a folder. Throws with git's own words, such as for a revision that does not exist. */
export function git(folder: string, ...args: string[]): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: folder,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.toString().trim()}`);
  return stdout;
}
