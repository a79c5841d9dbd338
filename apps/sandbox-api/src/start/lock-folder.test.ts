import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockFolder } from './lock-folder.ts';

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'kosha-lock-'));
});

afterAll(() => rm(parent, { recursive: true, force: true }));

async function holdInAnotherProcess(folder: string) {
  const module = JSON.stringify(new URL('./lock-folder.ts', import.meta.url));
  // The script runs the garbage collector, which must not release the folder's lock.
  const script = `const { lockFolder } = await import(${module});
    lockFolder(${JSON.stringify(folder)}); gc(); await new Promise(setImmediate);
    console.log('held'); setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

it('a folder has one lock, whichever path is used', async () => {
  const folder = join(parent, 'data');
  const release = lockFolder(folder);
  await symlink(folder, join(parent, 'link'));
  for (const path of [folder, `${folder}/`, join(parent, 'link'), `${parent}/./data`]) {
    expect(() => lockFolder(path)).toThrow(/is in use by another process/);
  }
  release();
  lockFolder(join(parent, 'link'))();
});

it('a killed process releases its lock, and leaves no process id behind', async () => {
  const folder = join(parent, 'killed');
  const owner = await holdInAnotherProcess(folder);
  expect(() => lockFolder(folder)).toThrow(/is in use by another process/);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  lockFolder(folder)();
  expect(await readdir(folder)).toEqual(['kosha.lock']);
});
