import { checkObservedResponse } from '@kosha/contract/check-response';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Database } from '../src/db/database.ts';
import type { AppDeps } from '../src/http/app-deps.ts';
import { readContract, type OperationId } from '../src/http/contract.ts';
import type { ResponseData } from '../src/http/route.ts';
import { moveClock } from '../src/providers/clock/clock.ts';
import { deliverDueCallbacks } from '../src/providers/payment/charges.ts';
import { writeSettings } from '../src/providers/settings/settings.ts';
import { decodeKeys } from '../src/keys/keys.ts';
import { folderStore } from '../src/services/picture/folder-store.ts';
import { createApp } from '../src/start/create-app.ts';
import { isListedResponse } from './listed-refusal.ts';
import { openTestDatabase } from './open-test-database.ts';

export interface CallInput {
  token?: string;
  device?: string;
  query?: Readonly<Record<string, string | number>>;
  path?: Readonly<Record<string, string>>;
  body?: unknown;
  form?: FormData;
  key?: string;
  headers?: Readonly<Record<string, string>>;
  /** The client's IP address; by default that of this machine. */
  from?: string;
}

export interface ApiResponse<T> {
  status: number;
  code: number;
  msg: string;
  data: T;
  headers: Headers;
}

export const appOrigin = 'http://localhost:4180';
export const secondMs = 1_000;

/**
 * Unless a test changes `realNow`, it always returns this time: noon in India. Tests call
 * `moveClock` to advance the server's clock.
 */
export const startOfTestsMs = Date.UTC(2026, 0, 5, 6, 30);
const connection = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress, remotePort: 1 } },
});
export const testKeys = decodeKeys({
  accounts: ['A'.repeat(43)],
  payments: ['P'.repeat(43)],
  numbers: 'N'.repeat(43),
});
const contract = readContract();

type TestDatabase = Pick<Database, 'db' | 'ping' | 'close'>;

export class TestServer {
  readonly #database: TestDatabase;
  readonly deps: AppDeps & { uploadsDir: string };
  readonly #app: ReturnType<typeof createApp>;
  /** Internal errors during the current test, printed if the test fails. */
  readonly faults: string[] = [];

  constructor(database: TestDatabase, changes: Partial<AppDeps> = {}) {
    this.#database = database;
    const uploadsDir = join(mkdtempSync(join(tmpdir(), 'kosha-uploads-')), 'pictures');
    this.deps = {
      db: database.db,
      ping: database.ping,
      realNow: () => startOfTestsMs,
      keys: testKeys,
      appName: 'Kosha',
      sandboxPages: 'loopback',
      publicOrigin: null,
      trustedProxy: null,
      returnOrigins: [],
      webRoot: '/nowhere',
      playgroundRoot: '/nowhere',
      uploadsDir,
      pictureStore: folderStore(uploadsDir),
      printPdf: null,
      fetchSelf: (path, init) => this.fetch(path, init),
      onRequestCompleted: null,
      logFault: ({ fault }) => this.faults.push(fault),
      ...changes,
    };
    this.#app = createApp(this.deps);
  }

  get db(): AppDeps['db'] {
    return this.#database.db;
  }

  fetch(path: string, init: RequestInit = {}, from = '127.0.0.1'): Promise<Response> {
    return Promise.resolve(this.#app.request(`${appOrigin}${path}`, init, connection(from)));
  }

  /** Throws if the contract does not allow the response or does not list its error code. */
  async call<Id extends OperationId>(
    id: Id,
    input: CallInput = {},
  ): Promise<ApiResponse<ResponseData<Id>>> {
    const described = contract.operations.find((operation) => operation.id === id)!;
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    );
    const path = described.path.replaceAll(/\{(\w+)\}/g, (_, name) => input.path?.[name] ?? '0');
    const init = { method: described.method, ...(await encode(input)) };
    const response = await this.fetch(`${contract.prefix}${path}?${query}`, init, input.from);
    const text = await response.text();
    const method = described.method === 'GET' ? 'get' : 'post';
    const problems = checkObservedResponse({
      method,
      path: described.path,
      httpStatus: response.status,
      text,
    });
    if (problems.length > 0) {
      throw new Error(`${id} left the contract: ${problems.join('; ')} in ${text}`);
    }
    const { status, headers } = response;
    const envelope = JSON.parse(text) as Omit<ApiResponse<ResponseData<Id>>, 'status' | 'headers'>;
    if (!isListedResponse(id, envelope))
      throw new Error(`The table of refusals lacks ${id}: ${text}`);
    return { ...envelope, status, headers };
  }

  moveClock(byMs: number): Promise<void> {
    return moveClock(this.db, byMs);
  }

  deliverCallbacks(): Promise<void> {
    return deliverDueCallbacks(this.deps);
  }

  async close(): Promise<void> {
    await this.#database.close();
    rmSync(dirname(this.deps.uploadsDir), { recursive: true, force: true });
  }
}

async function encode(input: CallInput): Promise<RequestInit> {
  const headers = headersOf(input);
  if (input.form === undefined) {
    return { headers, ...(input.body !== undefined && { body: JSON.stringify(input.body) }) };
  }
  const encoded = new Response(input.form);
  const contentType = encoded.headers.get('content-type')!;
  return {
    headers: { ...headers, 'content-type': contentType },
    body: await encoded.arrayBuffer(),
  };
}

const testDevice = 'device-0001';

export function headersOf({
  token,
  device = testDevice,
  key,
  body,
  headers,
}: CallInput): Record<string, string> {
  return {
    web_uuid: device,
    os: 'ios-h5',
    packageName: 'in.kosha.web',
    'accept-language': 'en',
    ...(token === undefined ? {} : { token }),
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
}

/** Creates a server with its own database. By default, new borrowers are verified. */
export function useTestServer(
  changes: Partial<AppDeps> = {},
  open: () => Promise<Database> = openTestDatabase,
): () => TestServer {
  let server: TestServer;
  beforeAll(async () => {
    server = new TestServer(await open(), changes);
    await writeSettings(server.db, { newUsersVerified: true });
  });
  afterEach(({ task }) => {
    const faults = server.faults.splice(0);
    if (task.result?.state === 'fail') for (const fault of faults) console.error(fault);
  });
  afterAll(() => server.close());
  return () => server;
}
