import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppDeps } from '../http/app-deps.ts';
import { guardSandbox } from './guard.ts';

function ask(
  sandboxPages: AppDeps['sandboxPages'],
  from: { address: string; url?: string; method?: string; headers?: Record<string, string> },
) {
  const { address, url = 'http://localhost:4180/sandbox', method = 'GET', headers = {} } = from;
  const deps = { sandboxPages, publicOrigin: null, returnOrigins: [] } as unknown as AppDeps;
  const app = new Hono().use('*', guardSandbox(deps)).all('*', (c) => c.text('in'));
  const env = { incoming: { socket: { remoteAddress: address } } };
  return Promise.resolve(app.request(url, { method, headers }, env));
}

describe('the sandbox', () => {
  it.each([
    ['127.0.0.1', 'http://localhost:4180/sandbox'],
    ['::1', 'http://[::1]:4180/sandbox'],
    ['::ffff:127.0.0.1', 'http://127.0.0.1/sandbox'],
  ])('is open to this machine: %s at %s', async (address, url) => {
    expect((await ask('loopback', { address, url })).status).toBe(200);
  });

  it.each(['192.168.1.7', '10.0.0.1', '::ffff:192.168.1.7', '2001:db8::1', ''])(
    'is closed to other machines: %j',
    async (address) => {
      expect((await ask('loopback', { address })).status).toBe(403);
    },
  );

  it.each(['http://evil.example:4180/sandbox', 'http://localhost.evil.example/sandbox'])(
    'rejects this machine with the host name in %s',
    async (url) => {
      expect((await ask('loopback', { address: '127.0.0.1', url })).status).toBe(403);
    },
  );

  it.each([
    { forwarded: 'for=203.0.113.7' },
    { 'X-Forwarded-For': '203.0.113.7' },
    { 'x-forwarded-proto': 'https' },
    { 'x-real-ip': '127.0.0.1' },
  ])('is closed to requests forwarded by a proxy on this machine: %j', async (headers) => {
    const from = { address: '127.0.0.1', headers: headers as never };
    expect((await ask('loopback', from)).status).toBe(403);
    expect((await ask('network', from)).status).toBe(200);
  });

  it('is open to the network if configured', async () => {
    const url = 'http://192.168.1.2:4180/sandbox';
    expect((await ask('network', { address: '192.168.1.7', url })).status).toBe(200);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('rejects writes from other sites: %j', async (headers) => {
    const from = { address: '127.0.0.1', method: 'POST', headers: headers as never };
    expect((await ask('loopback', from)).status).toBe(403);
    expect((await ask('network', from)).status).toBe(403);
  });

  it.each([{}, { origin: 'http://localhost:4180', 'sec-fetch-site': 'same-origin' }])(
    'accepts writes from its own pages and from tools: %j',
    async (headers) => {
      const from = { address: '127.0.0.1', method: 'POST', headers: headers as never };
      expect((await ask('loopback', from)).status).toBe(200);
    },
  );

  it('has a Content-Security-Policy without unsafe sources', async () => {
    const policy = (await ask('loopback', { address: '127.0.0.1' })).headers.get(
      'content-security-policy',
    );
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  });
});
