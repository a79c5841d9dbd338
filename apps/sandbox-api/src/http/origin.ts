import type { Context } from 'hono';
import type { AppDeps } from './app-deps.ts';

/** The origin under which the client reaches this server, without a trailing slash. */
export function originOf(c: Context, deps: Pick<AppDeps, 'publicOrigin'>): string {
  return deps.publicOrigin ?? new URL(c.req.url).origin;
}
