import type { operations } from '@kosha/api-client/types';
import type { Db } from '../db/database.ts';
import type { Uploads } from '../services/picture/files.ts';
import type { OperationId } from './contract.ts';

/** Who calls. */
export interface User {
  readonly id: string;
  /** 10 digits. */
  readonly phone: string;
}

type Content<T> = T extends { content: infer Types } ? Types[keyof Types] : never;
type Success<Id extends OperationId> = Extract<
  Content<operations[Id]['responses'][200]>,
  { code: 0 | '0' }
>;

/** What an operation answers in `data` when it succeeds; null where the contract names nothing. */
export type Data<Id extends OperationId> =
  Success<Id> extends { data: infer Given }
    ? Given
    : Success<Id> extends { data?: infer Given }
      ? Exclude<Given, undefined>
      : null;

/** A request that fits the contract. */
export interface Request<Id extends OperationId, Who> {
  readonly query: NonNullable<operations[Id]['parameters']['query']>;
  readonly path: NonNullable<operations[Id]['parameters']['path']>;
  readonly body: Content<NonNullable<operations[Id]['requestBody']>>;
  readonly webUuid: string;
  /** Where the call comes from; null when that cannot be told or does not matter. */
  readonly network: string | null;
  readonly user: Who;
  /** The server's time, epoch ms. */
  readonly now: number;
  readonly db: Db;
  /** Where the app is reached, without a slash at the end. */
  readonly origin: string;
  /** Where pictures are kept, for this call. */
  readonly uploads: Uploads;
  /** Where the checkout is reached, without a slash at the end; null where there is none. */
  readonly checkoutOrigin: string | null;
  /** The product's name (D01). */
  readonly appName: string;
}

export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly needsUser: boolean;
  /** Called with a request that the adapter has checked. */
  readonly run: (request: never) => Promise<unknown>;
}

type Handler<Id extends OperationId, Who> = (request: Request<Id, Who>) => Promise<Data<Id>>;

/** An operation of a signed-in user: it answers `data`, or throws an ApiError. */
export function operation<Id extends OperationId>(id: Id, run: Handler<Id, User>): Operation<Id> {
  return { id, needsUser: true, run };
}

/** An operation open to visitors; `user` is there when the call carries a session and may do so. */
export function publicOperation<Id extends OperationId>(
  id: Id,
  run: Handler<Id, User | null>,
): Operation<Id> {
  return { id, needsUser: false, run };
}
