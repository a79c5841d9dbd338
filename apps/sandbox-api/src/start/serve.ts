import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../config.ts';
import { seed } from '../db/seed/seed.ts';
import { createApp } from '../http/create-app.ts';
import { forgetOldKeys } from '../http/idempotency.ts';
import { sha256 } from '../ids.ts';
import { forgetAllowances } from '../services/allowance/forget.ts';
import { sweepPictures } from '../services/picture/sweep.ts';
import { readSecret } from '../services/secret/read.ts';
import { readNow } from '../simulators/clock/clock.ts';
import { writeSettings } from '../simulators/settings/settings.ts';
import { startBackgroundWork } from './background.ts';
import { openDatabase } from './open-database.ts';
import { StartError } from './start-error.ts';

export interface RunningServer {
  readonly port: number;
  /** Ends what is under way, at most for as long as is bearable, then closes the database. */
  readonly close: () => Promise<void>;
}

const CLOSE_WITHIN_MS = 2_000;
const ANY_ADDRESS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** Opens the database and listens. Throws StartError with one clear line. */
export async function serve(config: Config): Promise<RunningServer> {
  const { db, close: closeDatabase } = await openDatabase(config);
  await seed(db);
  await writeSettings(db, config.settings);
  const now = await readNow(db, Date.now);
  await Promise.all([forgetOldKeys(db, now), forgetAllowances(db, now)]);
  const uploadsDir = join(config.uploadsDir, folderOf(await readSecret(db, 'uploads')));
  await sweepPictures(db, uploadsDir, Date.now());
  const self = { address: '' };
  const deps = {
    ...config,
    uploadsDir,
    db,
    realNow: Date.now,
    fetchSelf: (path: string, init: RequestInit) => fetch(self.address + path, init),
    log: config.isLogging ? (line: object) => console.log(JSON.stringify(line)) : null,
  };
  const app = createApp(deps);
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    // HTTP/1.1 keeps connections without being told to, with two headers, in each of 25 answers.
    response.removeHeader('connection');
    void answer(request, response);
  });
  try {
    await listen(server, config);
    self.address = addressOf(server, config);
    await reachSelf(self.address);
  } catch (error) {
    server.close();
    await closeDatabase();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  const stopBackgroundWork = startBackgroundWork(deps);
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    const timer = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
    server.closeIdleConnections();
    await Promise.all([closed, stopBackgroundWork()]);
    clearTimeout(timer);
    await closeDatabase();
  };
  return { port, close };
}

/** Each database has a folder of its own, or one would sweep away what another keeps. */
const folderOf = (secret: string) => sha256(secret).slice(0, 16);

async function listen(server: ReturnType<typeof createServer>, config: Config): Promise<void> {
  const { host, port } = config;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop what uses it, or set PORT to another.`
        : `Cannot listen on ${host}:${port}: ${message}`,
    );
  }
}

function addressOf(server: ReturnType<typeof createServer>, config: Config): string {
  const { port } = server.address() as AddressInfo;
  const host = ANY_ADDRESS[config.host] ?? config.host;
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`;
}

/**
 * Some ports are refused by browsers and by fetch itself, 4190 among them: pages would not open and
 * payment callbacks would never arrive. Better told at the start than found out by a payer.
 */
async function reachSelf(address: string): Promise<void> {
  try {
    await fetch(address, { method: 'HEAD', redirect: 'manual' });
  } catch (error) {
    const { cause } = error as { cause?: { message?: string } };
    throw new StartError(
      cause?.message === 'bad port'
        ? `Port ${new URL(address).port} is one that browsers refuse to open. Set PORT to another.`
        : `The server cannot reach itself at ${address}: ${cause?.message ?? String(error)}`,
    );
  }
}
