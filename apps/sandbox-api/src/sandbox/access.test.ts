import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { sendJson } from '../../test/send.ts';
import { appOrigin, useTestServer } from '../../test/test-server.ts';
import type { SandboxPagesAccess } from '../http/app-deps.ts';
import { createApp } from '../start/create-app.ts';

const getServer = useTestServer();

const apps = new Map<SandboxPagesAccess, ReturnType<typeof createApp>>();

function appFor(sandboxPages: SandboxPagesAccess) {
  const app = apps.get(sandboxPages) ?? createApp({ ...getServer().deps, sandboxPages });
  apps.set(sandboxPages, app);
  return app;
}

async function visit(
  path: string,
  { from = '127.0.0.1', ...init }: RequestInit & { from?: string } = {},
  sandboxPages: SandboxPagesAccess = 'loopback',
): Promise<Response> {
  const env = { incoming: { socket: { remoteAddress: from } } };
  return appFor(sandboxPages).request(new URL(path, appOrigin), init, env);
}

const pages = [
  '/sandbox',
  '/sandbox/inbox',
  '/sandbox/inbox.json',
  '/sandbox/control',
  '/sandbox/native',
  '/sandbox/native/conformance',
  '/sandbox/payments',
  '/sandbox/assets/sandbox.css',
  '/sandbox/assets/sandbox.js',
] as const;
const everyPath = [...pages, '/sandbox/checkout/abc', '/sandbox/other', '/sandbox/'] as const;
const writes = [
  '/sandbox/clock',
  '/sandbox/settings',
  '/sandbox/personas/verified',
  '/sandbox/native/grant',
  '/sandbox/payments/abc',
  '/sandbox/checkout/abc',
] as const;

describe('the sandbox pages', () => {
  it.each(pages)(
    '%s opens on this machine, with a policy that allows only files of this server',
    async (path) => {
      const response = await visit(path);
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe');
    },
  );

  it.each([
    ['::1', 'http://[::1]:4180/sandbox'],
    ['::ffff:127.0.0.1', 'http://127.0.0.1/sandbox'],
  ])('open on this machine with the address %s at %s', async (from, url) => {
    expect((await visit(url, { from })).status).toBe(200);
  });

  it.each(everyPath)('%s is rejected from another machine', async (path) => {
    for (const from of ['192.168.1.20', '::ffff:10.0.0.8', '2001:db8::1', '']) {
      expect((await visit(path, { from })).status).toBe(403);
    }
  });

  it.each([
    { forwarded: 'for=203.0.113.7' },
    { 'X-Forwarded-For': '203.0.113.7' },
    { 'x-forwarded-proto': 'https' },
    { 'x-real-ip': '127.0.0.1' },
  ])('are closed to requests forwarded by a proxy on this machine: %j', async (given) => {
    const headers = given as Record<string, string>;
    expect((await visit('/sandbox', { headers })).status).toBe(403);
    expect((await visit('/sandbox', { headers }, 'network')).status).toBe(200);
  });

  it('are closed to this machine under the public host name', async () => {
    const publicOrigin = 'https://loans.example';
    const app = createApp({ ...getServer().deps, publicOrigin, sandboxPages: 'loopback' });
    const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const headers = { host: 'loans.example' };
    const response = await app.request('http://loans.example/sandbox', { headers }, env);
    expect(response.status).toBe(403);
  });

  it.each(everyPath)(
    '%s is rejected with a host name that another site points to this machine',
    async (path) => {
      const headers = { host: 'rebound.example' };
      expect((await visit(path, { headers })).status).toBe(421);
    },
  );

  it.each(writes)('%s rejects writes from another site', async (path) => {
    const post = (headers: Record<string, string>) => visit(path, { method: 'POST', headers });
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ origin: 'null' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
    const elsewhere = { method: 'POST', headers: { origin: 'null' } };
    expect((await visit(path, elsewhere, 'network')).status).toBe(403);
  });

  it.each([{}, { origin: appOrigin, 'sec-fetch-site': 'same-origin' }])(
    'accept writes from their own pages and from tools: %j',
    async (given) => {
      const headers = given as Record<string, string>;
      const write = { method: 'POST', headers, body: new URLSearchParams({ byMs: '0' }) };
      expect((await visit('/sandbox/clock', write)).status).toBe(303);
    },
  );

  it('open on other machines if enabled for the network', async () => {
    const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    for (const { address, family } of own) {
      const host = `${family === 'IPv6' ? `[${address}]` : address}:4180`;
      const visitor = { from: '192.168.1.20', headers: { host } };
      expect((await visit('/sandbox', visitor, 'network')).status).toBe(200);
    }
    const rebound = { from: '192.168.1.20', headers: { host: 'rebound.example' } };
    expect((await visit('/sandbox', rebound, 'network')).status).toBe(421);
  });

  it.each([...everyPath, ...writes, '/sandbox/payment-callback'])(
    '%s returns 404 when the sandbox pages are off',
    async (path) => {
      expect((await visit(path, {}, 'off')).status).toBe(404);
      expect((await visit(path, { method: 'POST' }, 'off')).status).toBe(404);
    },
  );

  it('return 404 for an unknown page', async () => {
    const response = await visit('/sandbox/other');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is no such page.');
  });

  it('return 405 and the allowed methods for a wrong method', async () => {
    const response = await visit('/sandbox/inbox', { method: 'POST' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect((await visit('/sandbox/clock')).status).toBe(405);
  });

  it('reject oversized forms', async () => {
    const response = await sendJson(getServer(), '/sandbox/settings', {
      auditSeconds: 'x'.repeat(20_000),
    });
    expect(response.status).toBe(413);
  });

  it('have no inline style or script', async () => {
    for (const path of ['/sandbox', '/sandbox/inbox', '/sandbox/control']) {
      const page = await (await visit(path)).text();
      expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?! type="module" src=)/);
    }
  });
});
