import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../support/index.ts';

const repository = join(import.meta.dirname, '../..');

/** Uses the output of `pnpm build` and a new data folder. */
export async function startServer(folder = repository) {
  const temporary = await mkdtemp(join(tmpdir(), 'kosha-bench-'));
  const env = { DATA_DIR: join(temporary, 'data'), DATABASE_URL: '', WEB_ROOT: '' };
  const { origin, stop } = await startChild(join(folder, 'apps/sandbox-api/src/main.ts'), env);
  return {
    origin,
    async stop() {
      await stop();
      await rm(temporary, { recursive: true });
    },
  };
}

/** Starts the app at an older commit. Builds the commit once, in a separate git worktree. */
export function startOldServer(commit: string) {
  const folder = join(repository, '.kosha/bench', commit);
  const run = (cwd: string, command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(join(folder, 'apps/mobile-web/dist'))) {
    if (!existsSync(folder)) run(repository, 'git', 'worktree', 'add', '--detach', folder, commit);
    run(folder, 'pnpm', 'install', '--frozen-lockfile');
    run(folder, 'pnpm', 'run', 'build');
  }
  return startServer(folder);
}

export async function startPeers(apiOrigin: string) {
  const start = (peer: string) =>
    startChild(join(import.meta.dirname, 'peers/server.ts'), {
      PEER: peer,
      API_ORIGIN: apiOrigin,
    });
  const form = await start('form');
  const vant = await start('vant');
  const antd = await start('antd');
  const mantine = await start('mantine');
  const all = { form, vant, antd, mantine };
  return {
    origins: {
      form: form.origin,
      vant: vant.origin,
      antd: antd.origin,
      mantine: mantine.origin,
    },
    stop: () => Promise.all(Object.values(all).map(({ stop }) => stop())),
  };
}
