import { startChild, type Child } from '../../support/index.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sampleIfscFile } from '../../../apps/sandbox-api/test/sample-ifsc-file.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { RandomBorrower, randomNumbers } from './borrower.ts';
import { Client, ResponseLog } from './client.ts';

const serverFile = join(import.meta.dirname, '../../../apps/sandbox-api/src/main.ts');
const borrowerCount = 6;
let lastPhone = 8_000_000_000;

export interface Run {
  folder: string;
  keysFile: string;
  balancer: Balancer;
  client: Client;
  seen: ResponseLog;
  borrowers: readonly RandomBorrower[];
  killAndReplace: (index: number) => Promise<void>;
  /** The number of servers that exited unexpectedly. */
  lost: () => number;
  stop: () => Promise<void>;
}

/** Starts all servers at the same time, to test concurrent starts on an empty database. */
export async function startRun(
  count: number,
  seed: number,
  env: Readonly<Record<string, string>>,
): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'kosha-faults-'));
  const keysFile = join(folder, 'keys.json');
  let lost = 0;
  const stopping = new Set<Child>();
  const startServer = async (): Promise<Child> => {
    const child = await startChild(serverFile, {
      DATABASE_URL: '',
      DATA_DIR: join(folder, 'data'),
      KEYS_FILE: keysFile,
      UPLOADS_DIR: join(folder, 'uploads'),
      IFSC_FILE: sampleIfscFile,
      AUDIT_SECONDS: '0',
      LENDING_SECONDS: '0',
      CALLBACK_DELAY_SECONDS: '1',
      ...env,
    });
    void child.ended.then(() => (lost += stopping.has(child) ? 0 : 1));
    return child;
  };
  const servers: (Child | undefined)[] = await Promise.all(
    Array.from({ length: count }, startServer),
  );
  const alive = () => servers.filter((server) => server !== undefined);
  const balancer = await startBalancer(() => alive().map(({ origin }) => origin));
  const end = async (index: number, signal: NodeJS.Signals) => {
    const server = servers[index];
    if (server === undefined) return;
    stopping.add(server);
    await server.stop(signal);
    servers[index] = undefined;
  };
  const seen = new ResponseLog();
  const client = new Client(balancer.origin, seen);
  const borrowers = await Promise.all(
    Array.from({ length: borrowerCount }, (_, index) =>
      RandomBorrower.create(client, String((lastPhone += 1)), randomNumbers(seed + index)),
    ),
  );
  return {
    folder,
    keysFile,
    balancer,
    client,
    seen,
    borrowers,
    killAndReplace: async (index) => {
      await end(index, 'SIGKILL');
      servers[index] = await startServer();
    },
    lost: () => lost,
    stop: async () => {
      await Promise.all(servers.map((_, index) => end(index, 'SIGTERM')));
      balancer.close();
    },
  };
}

export async function runBorrowersDuring(run: Run, disturb: () => Promise<void>): Promise<void> {
  let isOver = false;
  const noteFailure = (error: unknown) => void run.seen.faults.push(String(error));
  const acting = Promise.all(
    run.borrowers.map((borrower) => borrower.act(() => isOver).catch(noteFailure)),
  );
  try {
    await disturb();
    await wait(1_000);
  } finally {
    isOver = true;
    await acting;
  }
}

export const removeFolder = (run: Run) => rm(run.folder, { recursive: true, force: true });
