import { nationalPhone } from '@kosha/domain';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { poolSize } from '../db/pool.ts';
import { BodyTooLarge, NoSuchPath, SessionLost, WrongMethod } from '../refusals/errors.ts';
import type { Translator } from '../messages/translator.ts';
import { pseudonymOf } from '../keys/ids.ts';
import { countCallOrRefuse } from '../services/allowance/call-limit.ts';
import { requireConsent } from '../services/consent/require.ts';
import type { UploadTracker } from '../services/picture/store.ts';
import { removeUploads } from '../services/picture/sweep.ts';
import { lockAccount, type AccountLockMode } from '../services/session/account-lock.ts';
import type { AppDeps } from './app-deps.ts';
import { findCaller } from './caller.ts';
import { clientNetwork } from './client-network.ts';
import { readContract, type ContractOperation } from './contract.ts';
import { sendEnvelope, success } from './envelope.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { runAndCatchRefusals, runIdempotently, type OperationResponse } from './idempotency.ts';
import { originOf } from './origin.ts';
import { readRequest, type CheckedRequest } from './read-request.ts';
import type { AnyRoute, User } from './route.ts';
import { translatorForRequest } from './request-translator.ts';
import { compileRequestChecks, type RequestChecks } from './validation.ts';

type RowsById = Readonly<Record<string, AnyRoute | undefined>>;

const accessOf = {
  session: 'signed-in',
  visitor: 'optional',
  native: 'public',
} as const satisfies Record<AnyRoute['who'], ContractOperation['access']>;

/**
 * Limits the concurrent calls of an operation to a quarter of the database connections, because a
 * call may use several connections for parallel queries.
 */
const share = { max: poolSize / 4, waitMs: 5_000 } as const;

const limitJson = bodyLimit({
  maxSize: 256 * 1024,
  onError: () => {
    throw new BodyTooLarge();
  },
});

const contract = readContract();
/** The checks are created once per process, because compiling all schemas takes 125 ms. */
const checksOf = compileRequestChecks(contract);

export function mountApi(app: Hono, deps: AppDeps, rows: RowsById): void {
  const runFairly = limitConcurrency(share);
  const methodsByPath = new Map<string, string[]>();
  for (const described of contract.operations) {
    const path = contract.prefix + described.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const allowed = methodsByPath.get(path) ?? [];
    methodsByPath.set(path, [
      ...allowed,
      ...(described.method === 'GET' ? ['GET', 'HEAD'] : ['POST']),
    ]);
    const row = rows[described.id];
    if (row === undefined) throw new Error(`${described.id} has no route.`);
    const handle = adapt(deps, described, row, checksOf(described), runFairly);
    const name: MiddlewareHandler = (c, next) => {
      // Set before the response exists: to add a header later, Hono would create a second Response.
      c.header('Vary', 'Accept-Encoding, Accept-Language');
      c.set('operationId', described.id);
      c.set('pathTemplate', path);
      return next();
    };
    const limits = row.pictures === undefined ? [limitJson] : [];
    app.on(described.method, path, name, ...limits, handle);
  }
  for (const [path, methods] of methodsByPath) {
    app.all(path, (c) => {
      c.header('Allow', methods.join(', '));
      throw new WrongMethod();
    });
  }
  app.all(`${contract.prefix}/*`, () => {
    throw new NoSuchPath();
  });
}

function adapt(
  deps: AppDeps,
  described: ContractOperation,
  row: AnyRoute,
  checks: RequestChecks,
  runFairly: ReturnType<typeof limitConcurrency>,
): (c: Context) => Promise<Response> {
  if (accessOf[row.who] !== described.access) {
    throw new Error(`${described.id} does not ask for a session as the contract does.`);
  }
  return async (c) => {
    const translator = translatorForRequest(c);
    const realNow = deps.realNow();
    const token = c.req.header('token');
    const { user, offsetMs } = await findCaller(deps.db, described.access, token, realNow);
    const now = realNow + offsetMs;
    const caller = {
      user,
      webUuid: c.req.header('web_uuid') ?? '',
      os: c.req.header('os') ?? '',
      network: clientNetwork(c, deps),
      now,
    };
    const request = await readRequest(c, described, checks, {
      sender: { id: user?.id ?? caller.webUuid, network: caller.network },
      admit: async (uses) => {
        if (row.pictures !== undefined)
          await countCallOrRefuse(deps.db, row.pictures, caller, uses);
      },
    });
    setBorrower(c, deps, user?.phone ?? phoneIn(request));
    const origin = originOf(c, deps);
    const checkoutOrigin = deps.sandboxPages === 'off' ? null : origin;
    const { appName, keys, printPdf } = deps;
    const input = {
      ...request,
      ...caller,
      origin,
      checkoutOrigin,
      appName,
      keys,
      printPdf,
      translator,
    };
    const { envelope, language, isReplayed } = await withUploads(deps, row, (more) =>
      // The concurrency limit does not cover `readRequest` above, because a slow upload there needs
      // no database connection.
      runFairly(described.id, () =>
        execute(deps, described, request, {
          user,
          webUuid: caller.webUuid,
          hold: row.hold ?? 'shared',
          translator,
          now,
          run: (db, who) => run(row, { ...input, ...more, user: who, db }),
        }),
      ),
    );
    if (isReplayed) c.header('Idempotency-Replayed', 'true');
    c.set('code', envelope.code);
    return sendEnvelope(c, envelope, { language });
  };
}

function setBorrower(c: Context, { keys }: AppDeps, phone: string | undefined): void {
  if (phone !== undefined) c.set('borrower', pseudonymOf(keys.numbers, phone));
}

function phoneIn({ query, body }: CheckedRequest): string | undefined {
  const { phone } = { ...query, ...(body as object | undefined) } as { phone?: unknown };
  return typeof phone === 'string' ? nationalPhone(phone) : undefined;
}

type Call = Parameters<typeof countCallOrRefuse>[2] & {
  db: AppDeps['db'];
  body: unknown;
  translator: Translator;
};

async function run(row: AnyRoute, call: Call): Promise<unknown> {
  const { limits = [], consent, handle } = row;
  for (const limit of limits) await countCallOrRefuse(call.db, limit, call);
  const purpose = typeof consent === 'function' ? consent(call.body as never) : consent;
  if (purpose && call.user) {
    const { translator, now } = call;
    await requireConsent(call.db, { userId: call.user.id, purpose, translator, now });
  }
  return (handle as (call: Call) => Promise<unknown>)(call);
}

async function withUploads(
  { db, pictureStore }: AppDeps,
  { pictures }: AnyRoute,
  call: (more: { uploads?: UploadTracker }) => Promise<OperationResponse>,
): Promise<OperationResponse> {
  if (pictures === undefined) return call({});
  const uploads: UploadTracker = { store: pictureStore, written: [] };
  try {
    const response = await call({ uploads });
    if (Number(response.envelope.code) !== 0) await removeUploads(db, uploads);
    return response;
  } catch (error) {
    await removeUploads(db, uploads);
    throw error;
  }
}

/**
 * Runs the handler; a write (POST) first locks the user's account. Throws SessionLost if a write
 * needs a session, but the session ended or the account was erased after the request arrived.
 */
async function execute(
  { db }: AppDeps,
  { id: operationId, method, access, successCode }: ContractOperation,
  { idempotencyKey: key, bodyHash }: CheckedRequest,
  call: {
    user: User | null;
    webUuid: string;
    hold: AccountLockMode;
    translator: Translator;
    now: number;
    run: (db: AppDeps['db'], user: User | null) => Promise<unknown>;
  },
): Promise<OperationResponse> {
  const { run, webUuid, hold, translator, now } = call;
  const write = { successCode, translator };
  if (method === 'GET') {
    const envelope = success(await run(db, call.user), successCode);
    return { envelope, language: translator.language, isReplayed: false };
  }
  return db.transaction(async (tx) => {
    const isHeld = call.user !== null && (await lockAccount(tx, call.user, hold));
    if (!isHeld && access === 'signed-in') throw new SessionLost();
    const user = isHeld ? call.user : null;
    if (key === undefined) return runAndCatchRefusals(() => run(tx, user), write);
    const callerId = user?.id ?? webUuid;
    const keyed = { ...write, operationId, key, bodyHash, callerId, isAnonymous: !isHeld, now };
    return runIdempotently(tx, keyed, () => run(tx, user));
  });
}
