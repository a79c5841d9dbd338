import type { Db } from '../db/database.ts';
import type { Keys } from '../keys/keys.ts';
import type { RealNow } from '../providers/clock/clock.ts';

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
  /** Origins to which a checkout may send a browser back, besides the server's own. */
  returnOrigins: readonly string[];
  /** The folder of the built app. It need not exist. */
  webRoot: string;
  /** The folder of the pictures. The first picture creates it. */
  uploadsDir: string;
  /** Sends a request to this server itself, as the payment provider does. */
  fetchSelf: (path: string, init: RequestInit) => Promise<Response>;
  /** Writes one line for each request to the log; null writes none. */
  log: ((line: Readonly<Record<string, unknown>>) => void) | null;
  /** Writes the description of a fault of the server to the log; it holds no personal data. */
  logFault: (description: string) => void;
}
