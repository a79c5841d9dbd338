import { checkAnswer } from '@kosha/api-client/response-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { readContract, type OperationId } from '../src/http/contract.ts';
import type { AppDeps } from '../src/http/app-deps.ts';
import { createApp } from '../src/http/create-app.ts';
import type { Data } from '../src/http/operation.ts';
import { moveClock } from '../src/simulators/clock/clock.ts';
import { deliverDueCallbacks } from '../src/simulators/payments/deliver.ts';
import { writeSettings } from '../src/simulators/settings/settings.ts';
import { openTestDatabase } from './open-test-database.ts';

export interface CallInput {
  readonly token?: string;
  readonly device?: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A multipart body, in place of `body`. */
  readonly form?: FormData;
  readonly key?: string;
  /** Where the connection comes from; this machine when not told. */
  readonly from?: string;
}

/** An answer that was held against the contract. */
export interface Answer<T> {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  readonly data: T;
  readonly headers: Headers;
}

export const ORIGIN = 'http://localhost:4180';
export const SECOND = 1_000;
export const DAY = 86_400_000;

/** Real time stands still at noon in India; only the server's clock moves. */
export const REAL_NOW = Date.UTC(2026, 0, 5, 6, 30);
const connection = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress, remotePort: 1 } },
});
const contract = readContract();

export class TestServer {
  readonly #database: Database;
  readonly deps: AppDeps;
  readonly #app: ReturnType<typeof createApp>;

  constructor(database: Database, changes: Partial<AppDeps> = {}) {
    this.#database = database;
    this.deps = {
      db: database.db,
      realNow: () => REAL_NOW,
      appName: 'Kosha',
      sandboxPages: 'loopback',
      publicOrigin: null,
      returnOrigins: [],
      webRoot: '/nowhere',
      uploadsDir: join(mkdtempSync(join(tmpdir(), 'kosha-uploads-')), 'pictures'),
      fetchSelf: (path, init) => this.fetch(path, init),
      log: null,
      ...changes,
    };
    this.#app = createApp(this.deps);
  }

  get db(): AppDeps['db'] {
    return this.#database.db;
  }

  /** Any request, as a browser on this machine would send it unless told otherwise. */
  fetch(path: string, init: RequestInit = {}, from = '127.0.0.1'): Promise<Response> {
    return Promise.resolve(this.#app.request(`${ORIGIN}${path}`, init, connection(from)));
  }

  /** An operation of the contract. Throws when the answer does not fit it. */
  async call<Id extends OperationId>(id: Id, input: CallInput = {}): Promise<Answer<Data<Id>>> {
    const described = contract.operations.find((one) => one.id === id)!;
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
    const problems = checkAnswer({
      method,
      path: described.path as never,
      httpStatus: response.status,
      text,
    });
    if (problems.length > 0) {
      throw new Error(`${id} left the contract: ${problems.join('; ')} in ${text}`);
    }
    const { status, headers } = response;
    return {
      ...(JSON.parse(text) as Omit<Answer<Data<Id>>, 'status' | 'headers'>),
      status,
      headers,
    };
  }

  moveClock(byMs: number): Promise<void> {
    return moveClock(this.db, byMs);
  }

  /** Lets the payment provider deliver what is due. */
  deliverCallbacks(): Promise<void> {
    return deliverDueCallbacks(this.deps);
  }

  async close(): Promise<void> {
    await this.#database.close();
    rmSync(dirname(this.deps.uploadsDir), { recursive: true, force: true });
  }
}

/** Headers and body; a form is written out whole, as it comes over a line. */
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

const DEVICE = 'device-0001';

export function headersOf({
  token,
  device = DEVICE,
  key,
  body,
}: CallInput): Record<string, string> {
  return {
    web_uuid: device,
    os: 'ios-h5',
    packageName: 'in.kosha.web',
    'accept-language': 'en',
    ...(token === undefined ? {} : { token }),
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
}

/**
 * A server on a database of its own for the tests of a file; `get()` inside tests. Who signs in is
 * verified, unless the file is about the verification (`useUnverifiedBorrowers`).
 */
export function useTestServer(changes: Partial<AppDeps> = {}): () => TestServer {
  let server: TestServer;
  beforeAll(async () => {
    server = new TestServer(await openTestDatabase(), changes);
    await writeSettings(server.db, { newUsersVerified: true });
  });
  afterAll(() => server.close());
  return () => server;
}
