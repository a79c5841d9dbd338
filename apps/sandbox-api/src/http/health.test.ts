import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { mountHealth } from './health.ts';

async function ask(path: string, ping: () => Promise<void>) {
  const app = new Hono();
  mountHealth(app, { ping });
  return app.request(path);
}
const lost = () => Promise.reject(new Error('lost'));

describe('a load balancer', () => {
  it("learns that the process runs, whatever the database's state", async () => {
    expect((await ask('/healthz', lost)).status).toBe(200);
  });

  it('learns whether the database responds', async () => {
    expect((await ask('/readyz', async () => undefined)).status).toBe(200);
    const response = await ask('/readyz', lost);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
  });
});
