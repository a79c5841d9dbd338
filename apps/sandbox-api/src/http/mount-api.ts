import type { Context, Hono } from 'hono';
import { poolSize } from '../db/pool.ts';
import { NoSuchPath, NotOffered, TooMany, WrongMethod } from '../errors.ts';
import type { AppDeps } from './app-deps.ts';
import { findCaller } from './caller.ts';
import { clientNetwork } from './client-network.ts';
import { readContract, type ContractOperation } from './contract.ts';
import { sendEnvelope, success } from './envelope.ts';
import { spendPictures } from '../services/picture/allowance.ts';
import { fairShare } from './fair-share.ts';
import { runOnce, type KeyedAnswer } from './idempotency.ts';
import type { Operation } from './operation.ts';
import { originOf } from './origin.ts';
import { readRequest, type CheckedRequest } from './read-request.ts';
import { compileRequestChecks, type RequestChecks } from './validation.ts';

/** Handlers by the name of their operation. */
export type Handlers = Readonly<Record<string, Operation | undefined>>;

/** A call may read over several connections at once, so one operation gets a quarter of them. */
const share = { max: poolSize / 4, waitMs: 5_000 } as const;

/** Mounts every operation of the contract. One without a handler answers 501. */
export function mountApi(app: Hono, deps: AppDeps, handlers: Handlers): void {
  const contract = readContract();
  const checksOf = compileRequestChecks(contract);
  const inTurn = fairShare(share);
  const methodsByPath = new Map<string, string[]>();
  for (const described of contract.operations) {
    const path = contract.prefix + described.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const allowed = methodsByPath.get(path) ?? [];
    methodsByPath.set(path, [
      ...allowed,
      ...(described.method === 'GET' ? ['GET', 'HEAD'] : ['POST']),
    ]);
    const handler = handlers[described.id];
    const handle =
      handler === undefined
        ? refuse(deps, described)
        : adapt(deps, described, handler, checksOf(described), inTurn);
    app.on(described.method, path, async (c) => {
      // Set before the answer exists: adding a header later copies the body through a stream.
      c.header('Vary', 'Accept-Encoding');
      c.set('operationId', described.id);
      c.set('pathTemplate', path);
      return handle(c);
    });
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

/** The operations of the contract that have no handler yet. */
export function operationsNotOffered(handlers: Handlers): readonly string[] {
  return readContract()
    .operations.map(({ id }) => id)
    .filter((id) => !Object.hasOwn(handlers, id));
}

/** Answers 501 to callers that may use the operation; others learn nothing about it. */
function refuse(deps: AppDeps, { id, access }: ContractOperation) {
  return async (c: Context): Promise<Response> => {
    await findCaller(deps.db, access, c.req.header('token'), deps.realNow());
    throw new NotOffered(id);
  };
}

function adapt(
  deps: AppDeps,
  described: ContractOperation,
  handler: Operation,
  checks: RequestChecks,
  inTurn: ReturnType<typeof fairShare>,
): (c: Context) => Promise<Response> {
  if (handler.needsUser !== (described.access === 'signed-in')) {
    throw new Error(`${described.id} does not ask for a session as the contract does.`);
  }
  return async (c) => {
    const realNow = deps.realNow();
    const token = c.req.header('token');
    const { user, offsetMs } = await findCaller(deps.db, described.access, token, realNow);
    const now = realNow + offsetMs;
    const request = await readRequest(c, described, checks, async (uses) => {
      if (user !== null) await spendPictures(deps.db, { userId: user.id, uses, now });
    });
    const origin = originOf(c, deps);
    const checkoutOrigin = deps.sandboxPages === 'off' ? null : origin;
    const network = clientNetwork(c, deps);
    const { appName, keys } = deps;
    const input = { ...request, network, user, now, origin, checkoutOrigin, appName, keys };
    const run = handler.run as (input: unknown) => Promise<unknown>;
    const caller = { callerId: user?.id ?? request.webUuid, isAnonymous: user === null };
    const { envelope, isReplayed } = await handler.around(deps, (more) =>
      // A form that waits to be read uses no connection, so it does not wait here.
      inTurn(described.id, () =>
        answer(deps, described, request, {
          ...caller,
          now,
          run: (db) => run({ ...input, ...more, db }).catch(noteWait(c)),
        }),
      ),
    );
    if (isReplayed) c.header('Idempotency-Replayed', 'true');
    c.set('code', envelope.code);
    return sendEnvelope(c, envelope);
  };
}

async function answer(
  { db }: AppDeps,
  described: ContractOperation,
  { idempotencyKey, bodyHash }: CheckedRequest,
  call: {
    callerId: string;
    isAnonymous: boolean;
    now: number;
    run: (db: AppDeps['db']) => Promise<unknown>;
  },
): Promise<KeyedAnswer> {
  const { run, ...caller } = call;
  const { id: operationId, method, successCode } = described;
  if (method === 'GET' || idempotencyKey === undefined) {
    return { envelope: success(await run(db), successCode), isReplayed: false };
  }
  const keyed = { ...caller, operationId, key: idempotencyKey, bodyHash, successCode };
  return runOnce(db, keyed, run);
}

/** An error inside a keyed call becomes an envelope that is kept; when to try again is a header. */
const noteWait = (c: Context) => (error: unknown) => {
  if (error instanceof TooMany) c.set('retryAfterSeconds', error.retryAfterSeconds);
  throw error;
};
