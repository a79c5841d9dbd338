import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../support/index.ts';

/** Uses the output of `pnpm build` and a new data folder. */
export async function startServer() {
  const temporary = await mkdtemp(join(tmpdir(), 'kosha-bench-'));
  const env = { DATA_DIR: join(temporary, 'data'), DATABASE_URL: '', WEB_ROOT: '' };
  const main = join(import.meta.dirname, '../../apps/sandbox-api/src/main.ts');
  const { origin, stop } = await startChild(main, env);
  return {
    origin,
    async stop() {
      await stop();
      await rm(temporary, { recursive: true });
    },
  };
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
