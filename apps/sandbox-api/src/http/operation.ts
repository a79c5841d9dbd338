import type { operations } from '@kosha/api-client/types';
import type { Db } from '../db/database.ts';
import type { Keys } from '../keys/keys.ts';
import type { Picture } from '../services/picture/inspect.ts';
import type { AppDeps } from './app-deps.ts';
import type { OperationId } from './contract.ts';

/** Who calls. */
export interface User {
  id: string;
  /** 10 digits. */
  phone: string;
  /** The hash of the token that this call carries. */
  tokenHash: string;
}

type Content<T> = T extends { content: infer Types } ? Types[keyof Types] : never;
type Success<Id extends OperationId> = Extract<
  Content<operations[Id]['responses'][200]>,
  { code: 0 | '0' }
>;

/** The `data` of an operation's success; null where the contract has none. */
export type Data<Id extends OperationId> =
  Success<Id> extends { data: infer Given }
    ? Given
    : Success<Id> extends { data?: infer Given }
      ? Exclude<Given, undefined>
      : null;

/** A body as a handler gets it, with a decoded picture in place of each file. */
type Received<Body> = {
  [Name in keyof Body]: Body[Name] extends Blob
    ? Picture
    : Body[Name] extends Blob[] | undefined
      ? Picture[] | undefined
      : Body[Name];
};

/** A request that fits the contract. */
export interface Request<Id extends OperationId, Who> {
  query: NonNullable<operations[Id]['parameters']['query']>;
  path: NonNullable<operations[Id]['parameters']['path']>;
  body: Received<Content<NonNullable<operations[Id]['requestBody']>>>;
  webUuid: string;
  /** The network of the call (see `clientNetwork`); null is not limited. */
  network: string | null;
  user: Who;
  /** The server's time, epoch ms. */
  now: number;
  db: Db;
  keys: Keys;
  /** Where the app is reached, without a slash at the end. */
  origin: string;
  /** Where the checkout is reached, without a slash at the end; null where there is none. */
  checkoutOrigin: string | null;
  /** The product's name (D01). */
  appName: string;
}

export interface Operation<Id extends OperationId = OperationId> {
  id: Id;
  needsUser: boolean;
  run: (request: never) => Promise<unknown>;
  /** Wraps the whole call with its transaction, and may add to the request that `run` gets. */
  around: <Answer>(deps: AppDeps, call: (more: object) => Promise<Answer>) => Promise<Answer>;
}

/** Answers `data`, or throws an ApiError. */
export type Handler<Id extends OperationId, Who, More = unknown> = (
  request: Request<Id, Who> & More,
) => Promise<Data<Id>>;

const nothingAround: Operation['around'] = (_, call) => call({});

/** An operation of a signed-in user. */
export function operation<Id extends OperationId>(id: Id, run: Handler<Id, User>): Operation<Id> {
  return { id, needsUser: true, run, around: nothingAround };
}

/** An operation open to visitors. `user` is null without a session, or where none is asked for. */
export function publicOperation<Id extends OperationId>(
  id: Id,
  run: Handler<Id, User | null>,
): Operation<Id> {
  return { id, needsUser: false, run, around: nothingAround };
}
