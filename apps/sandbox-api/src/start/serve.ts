import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database, Db } from '../db/database.ts';
import { secrets } from '../db/schema/index.ts';
import { seed } from '../db/seed/seed.ts';
import { describeFault } from '../http/describe-fault.ts';
import type { CompletedRequest } from '../http/observe-requests.ts';
import { sha256 } from '../keys/ids.ts';
import type { Keys } from '../keys/keys.ts';
import { setTranslators } from '../messages/translators.ts';
import { findPdfPrinter, findLanguagesWithoutFont } from '../providers/documents/print-pdf.ts';
import { writeSettings } from '../providers/settings/settings.ts';
import { bucketStore } from '../services/picture/bucket-store.ts';
import { folderStore } from '../services/picture/folder-store.ts';
import type { PictureStore } from '../services/picture/store.ts';
import { countPostponedOrders } from '../services/up-to-date/postponed-orders.ts';
import { loadTranslations } from '../translations/load.ts';
import { startBackgroundWork } from './background.ts';
import type { Config } from './config.ts';
import { createApp } from './create-app.ts';
import { createHttpServer } from './http-server.ts';
import { readOrCreateKeys, verifyKeysAndReencrypt } from './key-file.ts';
import { openDatabase } from './open-database.ts';
import { rootCauseMessage, StartError } from './start-error.ts';

export interface RunningServer {
  port: number;
  /** Stops the server: waits up to two seconds for running requests, then closes the database. */
  close: () => Promise<void>;
}

const closeWithinMs = 2_000;
const anyAddress: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

export async function serve(config: Config): Promise<RunningServer> {
  const database = await openDatabase(config);
  const { db, close: closeDatabase } = database;
  await fillDatabase(database, config);
  const keys = await openVerifiedKeys(database, config);
  await writeSettings(db, config.settings);
  const pictureStore = await openPictures(db, config);
  const metrics = await openMetrics(database, config);
  const self = { address: '' };
  const logFault = (line: object) => console.error(lineOf(line));
  const deps = {
    ...config,
    pictureStore,
    printPdf: findPdfPrinter(config.chromiumPath, (error) =>
      logFault({ job: 'pdf', fault: describeFault(error) }),
    ),
    keys,
    db,
    ping: database.ping,
    realNow: Date.now,
    fetchSelf: (path: string, init: RequestInit) =>
      fetch(self.address + path, { redirect: 'error', ...init }),
    onRequestCompleted: observer([
      ...(config.isLogging ? [(request: CompletedRequest) => console.log(lineOf(request))] : []),
      ...(metrics === null ? [] : [metrics.countRequest]),
    ]),
    logFault,
  };
  const { translators, problems: untranslated } = loadTranslations(config.localesDir);
  setTranslators(translators);
  const server = createHttpServer(createApp(deps));
  try {
    await listen(server, config);
    if (metrics !== null) await listen(metrics.server, metrics.at);
    self.address = addressOf(server, config);
    await assertReachable(self.address);
  } catch (error) {
    server.close();
    metrics?.server.close();
    await closeDatabase();
    throw error;
  }
  for (const problem of untranslated) console.error(lineOf({ language: problem }));
  if (deps.printPdf !== null) void reportMissingFonts();
  const { port } = server.address() as AddressInfo;
  const stopBackgroundWork = startBackgroundWork({
    ...deps,
    onJobFailed: ({ job, error }) => {
      deps.logFault({ job, fault: describeFault(error) });
      metrics?.countFailedJob(job);
    },
  });
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    metrics?.server.close();
    const timer = setTimeout(() => server.closeAllConnections(), closeWithinMs);
    server.closeIdleConnections();
    await Promise.all([closed, stopBackgroundWork()]);
    clearTimeout(timer);
    await closeDatabase();
  };
  return { port, close };
}

async function reportMissingFonts(): Promise<void> {
  const unprintable = await findLanguagesWithoutFont();
  if (unprintable.length === 0) return;
  const documents = `No font of this machine has the letters of ${unprintable.join(', ')}: no PDF is made in them`;
  console.error(lineOf({ documents }));
}

async function fillDatabase(database: Database, { ifscFile }: Config): Promise<void> {
  try {
    await database.setUp((db) => seed(db, ifscFile));
  } catch (error) {
    await database.close();
    throw new StartError(`The database cannot be filled: ${rootCauseMessage(error)}`);
  }
}

async function openVerifiedKeys({ db, close }: Database, { keysFile }: Config): Promise<Keys> {
  try {
    const keys = await readOrCreateKeys(keysFile);
    await verifyKeysAndReencrypt(db, keys);
    return keys;
  } catch (error) {
    await close();
    throw error;
  }
}

async function openMetrics(database: Database, { metricsPort }: Config) {
  if (metricsPort === null) return null;
  // Loaded only if metrics are on, because this module imports a tenth of the server's modules.
  const { createMetrics } = await import('./metrics.ts');
  const countPostponed = () => countPostponedOrders(database.db);
  return {
    ...createMetrics({ ...database, countPostponed: countPostponed }),
    at: { host: '127.0.0.1', port: metricsPort },
  };
}

type Observer = (request: CompletedRequest) => void;

function observer(observers: readonly Observer[]): Observer | null {
  if (observers.length === 0) return null;
  return (request) => observers.forEach((observe) => observe(request));
}

const lineOf = (line: object) => JSON.stringify({ time: new Date().toISOString(), ...line });

async function openPictures(db: Db, { bucket, uploadsDir }: Config): Promise<PictureStore> {
  const folder = folderOf(await readUploadsSecret(db));
  return bucket === null ? folderStore(join(uploadsDir, folder)) : bucketStore(bucket, folder);
}

async function readUploadsSecret(db: Db): Promise<string> {
  const [row] = await db.select().from(secrets).where(eq(secrets.key, 'uploads'));
  if (row === undefined) throw new Error('The database has no secret for uploads.');
  return row.value;
}

/**
 * Each database needs its own folder, because `sweepPictures` deletes all files without a row in
 * this database, and would delete the photos of other databases.
 */
const folderOf = (secret: string) => sha256(secret).slice(0, 16);

async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<void> {
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

function addressOf(server: Server, config: Config): string {
  const { port } = server.address() as AddressInfo;
  const host = anyAddress[config.host] ?? config.host;
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`;
}

/** Browsers and `fetch` block some ports, such as 4190. */
async function assertReachable(address: string): Promise<void> {
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
