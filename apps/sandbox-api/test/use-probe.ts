import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { run } from '@kosha/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import { createApp } from '../src/start/create-app.ts';
import { createHttpServer } from '../src/start/http-server.ts';
import { startDriftingServer, type Drift } from './drifting-server.ts';
import { useMarkedHindi } from './marked-language.ts';
import { openWatchedDatabase } from './open-test-database.ts';
import { useTestServer } from './test-server.ts';

const config = fileURLToPath(import.meta.resolve('@kosha/contract/examples/reference-server.json'));

interface Report {
  findings: { rule: string; level: string; operations: string[]; message: string }[];
  unchecked: { what: string; why: string }[];
}

export const probeTimeoutMs = 360_000;

export function useProbe() {
  /** The executed database queries by SQL text, each with the parameters of its last execution. */
  const queries = new Map<string, unknown[]>();
  const logger = {
    logQuery: (text: string, params: unknown[]) => queries.set(text, params),
  };
  const server = useTestServer({ printPdf: async () => Buffer.from('%PDF-1.4') }, () =>
    openWatchedDatabase(logger),
  );
  useMarkedHindi();
  const listening: Server[] = [];
  const originOf = (running: Server) =>
    `http://127.0.0.1:${(running.address() as AddressInfo).port}`;

  beforeAll(async () => {
    const reference = createHttpServer(createApp(server().deps));
    reference.listen(0, '127.0.0.1');
    await once(reference, 'listening');
    listening.push(reference);
  });
  afterAll(() => {
    for (const running of listening) {
      running.close();
      running.closeAllConnections();
    }
  });

  async function probe(active: readonly Drift[]): Promise<{ exitCode: number; report: Report }> {
    const proxy = await startDriftingServer(originOf(listening[0]!), active);
    listening.push(proxy.server);
    const options = ['--config', config, '--writes', '--rate', '10000', '--format', 'json'];
    const { exitCode, stdout, stderr } = await run(['probe', proxy.origin, ...options]);
    expect(stderr).toBe('');
    return { exitCode, report: JSON.parse(stdout) as Report };
  }

  return { server, probe, queries };
}
