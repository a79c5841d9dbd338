import type { Hono } from 'hono';
import type { AppDeps } from './app-deps.ts';

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
