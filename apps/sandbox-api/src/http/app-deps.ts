import type { Db } from '../db/database.ts';
import type { Keys } from '../keys/keys.ts';
import type { RealNow } from '../providers/clock/clock.ts';
import type { PrintPdf } from '../providers/documents/print-pdf.ts';
import type { PictureStore } from '../services/picture/store.ts';
import type { Answered } from './answered.ts';

export type SandboxPages = 'loopback' | 'network' | 'off';

export interface AppDeps {
  db: Db;
  /** Throws when the database does not answer soon. */
  ping: () => Promise<void>;
  realNow: RealNow;
  keys: Keys;
  /** The product's name (D01). */
  appName: string;
  /** Who may open the sandbox pages and the checkout. */
  sandboxPages: SandboxPages;
  /** The origin at which browsers reach this server behind a proxy; null takes it from each request. */
  publicOrigin: string | null;
  /** The address of the proxy whose word on a caller's address is taken; null takes nobody's. */
  trustedProxy: string | null;
  /** Origins to which a checkout may send a browser back, besides the server's own. */
  returnOrigins: readonly string[];
  /** The folder of the built app. It need not exist. */
  webRoot: string;
  /** The folder of the built playground. It need not exist. */
  playgroundRoot: string;
  pictureStore: PictureStore;
  /** Prints documents; null where nothing here can. */
  printPdf: PrintPdf | null;
  /** Sends a request to this server itself, as the payment provider does. */
  fetchSelf: (path: string, init: RequestInit) => Promise<Response>;
  /** Is told of each request when it is answered; null where nobody wants to know. */
  onAnswered: ((request: Answered) => void) | null;
  /** Writes a fault of the server to the log, with the id of its request; it holds no personal data. */
  logFault: (line: { id: string; fault: string }) => void;
}
