import { startChild } from '@kosha/bench';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const serverFile = join(import.meta.dirname, '../../sandbox-api/src/main.ts');

/** The reference server on data of its own; it serves the app in a folder, else what `pnpm build` has written. */
export async function startServer(webRoot = '') {
  const folder = await mkdtemp(join(tmpdir(), 'kosha-bench-'));
  const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', WEB_ROOT: webRoot };
  const { origin, stop } = await startChild(serverFile, env);
  return {
    origin,
    async stop() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
