import type { Context } from 'hono';
import type { AppDeps } from './app-deps.ts';

/** The address by which the caller reaches this server, without a slash at the end. */
export function originOf(c: Context, deps: Pick<AppDeps, 'publicOrigin'>): string {
  return deps.publicOrigin ?? new URL(c.req.url).origin;
}
