import type { Context } from 'hono';
import type { AppDeps } from './app-deps.ts';

/** The server's public origin, without a trailing slash. */
export function originOf(c: Context, deps: Pick<AppDeps, 'publicOrigin'>): string {
  return deps.publicOrigin ?? new URL(c.req.url).origin;
}
