import type { Hono } from 'hono';
import type { AppDeps } from './app-deps.ts';

/**
 * Mounts the health checks for load balancers: `/healthz` reports that the process runs, `/readyz`
 * that it can serve requests, which needs the database.
 */
export function mountHealth(app: Hono, { ping }: Pick<AppDeps, 'ping'>): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const isReady = await ping().then(
      () => true,
      () => false,
    );
    if (isReady) return c.json({ status: 'ready' });
    return c.json({ status: 'the database does not answer' }, 503, { 'Retry-After': '5' });
  });
}
