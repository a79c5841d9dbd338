import type { Db } from '../db/database.ts';
import type { RealNow } from '../simulators/clock/clock.ts';

export type SandboxPages = 'loopback' | 'network' | 'off';

export interface AppDeps {
  readonly db: Db;
  readonly realNow: RealNow;
  /** The product's name (D01). */
  readonly appName: string;
  /** Who may open the sandbox pages and the checkout. */
  readonly sandboxPages: SandboxPages;
  /** Where this server is reached when a proxy hides it; else each request tells. */
  readonly publicOrigin: string | null;
  /** Origins besides its own to which a checkout may send a browser back. */
  readonly returnOrigins: readonly string[];
  /** The built app: a folder, which need not exist. */
  readonly webRoot: string;
  /** Where pictures are kept: a folder, made when the first one comes. */
  readonly uploadsDir: string;
  /** Sends a request to this server itself, as the payment provider does. */
  readonly fetchSelf: (path: string, init: RequestInit) => Promise<Response>;
  /** One line per request; null keeps quiet. */
  readonly log: ((line: Readonly<Record<string, unknown>>) => void) | null;
}
