import type { Context } from 'hono';
import type { AppDeps } from './app-deps.ts';

export function originOf(c: Context, deps: Pick<AppDeps, 'publicOrigin'>): string {
  return deps.publicOrigin ?? new URL(c.req.url).origin;
}
