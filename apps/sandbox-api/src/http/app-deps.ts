import type { Db } from '../db/database.ts';
import type { Keys } from '../keys/keys.ts';
import type { RealNow } from '../providers/clock/clock.ts';
import type { PrintPdf } from '../providers/documents/print-pdf.ts';
import type { PictureStore } from '../services/picture/store.ts';
import type { CompletedRequest } from './observe-requests.ts';

export type SandboxPagesAccess = 'loopback' | 'network' | 'off';

export interface AppDeps {
  db: Db;
  ping: () => Promise<void>;
  realNow: RealNow;
  keys: Keys;
  /** The name of the app, as shown to borrowers (D01). */
  appName: string;
  sandboxPages: SandboxPagesAccess;
  /** The server's public origin behind a proxy. If null, the origin of each request is used. */
  publicOrigin: string | null;
  /** The only proxy whose X-Forwarded-For header is trusted. */
  trustedProxy: string | null;
  /** Origins to which a checkout may redirect, besides the server's own. */
  returnOrigins: readonly string[];
  webRoot: string;
  playgroundRoot: string;
  pictureStore: PictureStore;
  printPdf: PrintPdf | null;
  /** Sends a request to this server, for the callbacks of the simulated payment provider. */
  fetchSelf: (path: string, init: RequestInit) => Promise<Response>;
  onRequestCompleted: ((request: CompletedRequest) => void) | null;
  logFault: (line: { id: string; fault: string }) => void;
}
