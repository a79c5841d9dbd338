import type { operations } from '@kosha/api-client/types';
import type { ConsentPurpose, Language } from '@kosha/domain';
import type { Db } from '../db/database.ts';
import type { Keys } from '../keys/keys.ts';
import type { PrintPdf } from '../providers/documents/print-pdf.ts';
import type { CallLimit } from '../services/allowance/call-limit.ts';
import type { Picture } from '../services/picture/inspect.ts';
import type { Hold } from '../services/session/hold.ts';
import type { Uploads } from '../services/picture/store.ts';
import type { Translator } from '../messages/translator.ts';
import type { OperationId } from './contract.ts';

/** Who calls. */
export interface User {
  id: string;
  /** 10 digits. */
  phone: string;
  /** The language of messages to the borrower (D58); null while none was chosen. */
  language: Language | null;
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

/** A body as a row gets it, with a decoded picture in place of each file. */
type Received<Body> = {
  [Name in keyof Body]: Body[Name] extends Blob
    ? Picture
    : Body[Name] extends Blob[] | undefined
      ? Picture[] | undefined
      : Body[Name];
};

/** A request that fits the contract. */
interface Request<Id extends OperationId, Who> {
  query: NonNullable<operations[Id]['parameters']['query']>;
  path: NonNullable<operations[Id]['parameters']['path']>;
  body: Received<Content<NonNullable<operations[Id]['requestBody']>>>;
  webUuid: string;
  /** The platform of the device. */
  os: string;
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
  /** Prints documents; null where nothing here can. */
  printPdf: PrintPdf | null;
  /** What is told, in the language of the request. */
  translator: Translator;
}

/** Answers `data`, or throws an ApiError. */
type Handler<Id extends OperationId, Who, More = unknown> = (
  request: Request<Id, Who> & More,
) => Promise<Data<Id>>;

/** What a row that keeps pictures gets in addition to the request. */
interface WithUploads {
  /** The store of the pictures, and those that this call has written. */
  uploads: Uploads;
}

interface Row<Who extends string, Handler, Body = never> {
  /**
   * `session`: a signed-in borrower. `visitor`: anybody; `user` is null without a session. `native`: an app
   * that brings a proof of its own and no session (D14).
   */
  who: Who;
  /** Counted in this order before the answer. */
  limits?: readonly CallLimit[];
  /** What sending this, or a body with that in it, is consent to; `strict` wants it given before (D57). */
  consent?: ConsentPurpose | ((body: Body) => ConsentPurpose | null);
  /** How a write of a session holds its account; 'shared' without it. */
  hold?: Hold;
  handle: Handler;
}

interface WithoutPictures {
  pictures?: undefined;
}

/**
 * A row that takes a form with pictures, as many as the contract says and each of at most
 * `limits.imageMaxBytes` (§5). When the call fails, the files that it wrote are removed.
 */
interface WithPictures {
  /** Counted for each picture before it is inspected. */
  pictures: CallLimit;
}

/** How one operation of the contract is offered: who may call, how often, how large, and what answers. */
export type Route<Id extends OperationId> =
  | (Row<'session', Handler<Id, User>, Request<Id, User>['body']> & WithoutPictures)
  | (Row<'session', Handler<Id, User, WithUploads>, Request<Id, User>['body']> & WithPictures)
  | (Row<'visitor', Handler<Id, User | null>> & WithoutPictures)
  | (Row<'native', Handler<Id, null>> & WithoutPictures);

/** Rows of operations, each bound to the types of its own request and answer. */
export type Routes = { readonly [Id in OperationId]?: Route<Id> };

/** A row of some operation. */
export type AnyRoute = Row<'session' | 'visitor' | 'native', (call: never) => Promise<unknown>> &
  (WithPictures | WithoutPictures);
