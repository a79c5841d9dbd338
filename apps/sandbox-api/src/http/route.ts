import type { operations } from '@kosha/api-client/types';
import type { ConsentPurpose, Language } from '@kosha/domain';
import type { Db } from '../db/database.ts';
import type { Keys } from '../keys/keys.ts';
import type { PrintPdf } from '../providers/documents/print-pdf.ts';
import type { CallLimit } from '../services/allowance/call-limit.ts';
import type { Picture } from '../services/picture/inspect.ts';
import type { AccountLockMode } from '../services/session/account-lock.ts';
import type { UploadTracker } from '../services/picture/store.ts';
import type { Translator } from '../messages/translator.ts';
import type { OperationId } from './contract.ts';

export interface User {
  id: string;
  phone: string;
  /** The language that the borrower chose; null before the choice (D58). */
  language: Language | null;
  tokenHash: string;
}

type Content<T> = T extends { content: infer Types } ? Types[keyof Types] : never;
type Success<Id extends OperationId> = Extract<
  Content<operations[Id]['responses'][200]>,
  { code: 0 | '0' }
>;

/** The `data` of a successful response; null if the contract defines no `data`. */
export type ResponseData<Id extends OperationId> =
  Success<Id> extends { data: infer Given }
    ? Given
    : Success<Id> extends { data?: infer Given }
      ? Exclude<Given, undefined>
      : null;

type Received<Body> = {
  [Name in keyof Body]: Body[Name] extends Blob
    ? Picture
    : Body[Name] extends Blob[] | undefined
      ? Picture[] | undefined
      : Body[Name];
};

interface Request<Id extends OperationId, Who> {
  query: NonNullable<operations[Id]['parameters']['query']>;
  path: NonNullable<operations[Id]['parameters']['path']>;
  body: Received<Content<NonNullable<operations[Id]['requestBody']>>>;
  webUuid: string;
  os: string;
  /** The client's IP network; null for this machine, for which no limits per network apply. */
  network: string | null;
  user: Who;
  /** The server's time, epoch ms. */
  now: number;
  db: Db;
  keys: Keys;
  /** The server's public origin, without a trailing slash. */
  origin: string;
  /** The origin of the simulated checkout; null if the sandbox pages are disabled. */
  checkoutOrigin: string | null;
  /** The product's name, which borrowers see (D01). */
  appName: string;
  /** Prints a document as PDF; null if the server has no Chromium. */
  printPdf: PrintPdf | null;
  translator: Translator;
}

/** Handles a request. Returns the `data` of the response, or throws an ApiError. */
type Handler<Id extends OperationId, Who, More = unknown> = (
  request: Request<Id, Who> & More,
) => Promise<ResponseData<Id>>;

interface WithUploads {
  uploads: UploadTracker;
}

interface Row<Who extends string, Handler, Body = never> {
  /**
   * Who may call the operation. `session`: users with a session; `visitor`: anyone, and `user` is
   * null without a session; `native`: native apps, which log in with a one-time proof (D14).
   */
  who: Who;
  /** Rate limits, counted in this order before the handler runs. */
  limits?: readonly CallLimit[];
  /**
   * The purpose of data use that needs the borrower's consent. The call itself counts as consent,
   * but under the strict policy profile, the borrower must have consented before (D57).
   */
  consent?: ConsentPurpose | ((body: Body) => ConsentPurpose | null);
  /** The lock that a write (POST) holds on the borrower's account; 'shared' by default. */
  hold?: AccountLockMode;
  handle: Handler;
}

interface WithoutPictures {
  pictures?: undefined;
}

/**
 * An operation that receives photos, each of at most `limits.imageMaxBytes` (§5). `pictures` is the
 * rate limit for photos. If a call fails, the photos that it stored are deleted.
 */
interface WithPictures {
  pictures: CallLimit;
}

export type Route<Id extends OperationId> =
  | (Row<'session', Handler<Id, User>, Request<Id, User>['body']> & WithoutPictures)
  | (Row<'session', Handler<Id, User, WithUploads>, Request<Id, User>['body']> & WithPictures)
  | (Row<'visitor', Handler<Id, User | null>> & WithoutPictures)
  | (Row<'native', Handler<Id, null>> & WithoutPictures);

export type Routes = { readonly [Id in OperationId]?: Route<Id> };

export type AnyRoute = Row<'session' | 'visitor' | 'native', (call: never) => Promise<unknown>> &
  (WithPictures | WithoutPictures);
