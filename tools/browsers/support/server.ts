import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findFreePort, Program } from '../drivers/processes.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    serverPort: number;
  }
}

export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  const port = await findFreePort();
  const data = await mkdtemp(join(tmpdir(), 'kosha-browsers-'));
  const root = join(import.meta.dirname, '../../..');
  const server = new Program(process.execPath, [join(root, 'apps/sandbox-api/src/main.ts')], {
    PORT: String(port),
    DATA_DIR: data,
    AUDIT_SECONDS: '2',
    LENDING_SECONDS: '1',
  });
  const isUp = () => fetch(`http://127.0.0.1:${port}/login`).then(Boolean, () => false);
  await server.until(isUp);
  provide('serverPort', port);
  return async () => {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  };
}
