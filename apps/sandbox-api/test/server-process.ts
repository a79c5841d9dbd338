import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, inject } from 'vitest';
import { sampleIfscFile } from './sample-ifsc-file.ts';
import { headersOf } from './test-server.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export function useServerProcesses() {
  const running: ReturnType<typeof spawn>[] = [];
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kosha-start-'));
  });
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  return {
    pathOf: (...names: string[]) => join(folder, ...names),

    /** Copies a database into a data folder, because creating a database takes seconds. */
    async preparedFolder(name: string): Promise<string> {
      const target = inject('testDatabase');
      if (target.kind !== 'pglite') throw new Error('This test needs PGlite.');
      const dataDir = join(folder, name);
      const loadDataDir = new Blob([await readFile(target.dumpFile)]);
      await (await PGlite.create({ dataDir, loadDataDir })).close();
      return dataDir;
    },

    start(env: Record<string, string>) {
      const { PATH, NODE_COMPILE_CACHE } = process.env;
      const child = spawn(process.execPath, [main], {
        env: { PATH, NODE_COMPILE_CACHE, IFSC_FILE: sampleIfscFile, ...env },
      });
      running.push(child);
      const output = { out: '', err: '' };
      child.stdout.on('data', (chunk) => (output.out += String(chunk)));
      child.stderr.on('data', (chunk) => (output.err += String(chunk)));
      const ended = once(child, 'close').then(([code]) => ({ code: code as number, ...output }));
      const isUp = new Promise<void>((resolve) => {
        child.stdout.on('data', () => output.out.includes('API') && resolve());
      });
      return { child, ended, up: () => Promise.race([isUp, ended]), output };
    },
  };
}

export async function findFreePortText(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return String(port);
}

export async function fetchPersonaHeaders(origin: string, persona: string, phone: string) {
  const made = await fetch(`${origin}/sandbox/personas/${persona}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone }),
  });
  const { token, webUuid } = (await made.json()) as { token: string; webUuid: string };
  return headersOf({ device: webUuid, token });
}
