import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const root = join(import.meta.dirname, '../../..');
const port = process.env['BENCH_PORT'] ?? '4195';

/** The reference server on data of its own; it serves what `pnpm build` has written. */
export async function startServer() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kosha-bench-'));
  const child = spawn(process.execPath, ['apps/sandbox-api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: port, DATA_DIR: dataFolder },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilUp(`${origin}/login`, exited);
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function waitUntilUp(url: string, exited: Promise<void>): Promise<void> {
  const given = AbortSignal.timeout(60_000);
  const isUp = async (): Promise<boolean> => {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return true;
    if (given.aborted) throw new Error('The server did not come up');
    await setTimeout(100);
    return isUp();
  };
  const gone = exited.then(() => {
    throw new Error('The server ended at once');
  });
  await Promise.race([isUp(), gone]);
}
