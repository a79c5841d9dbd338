import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAadhaar, isPan, parseSimulatedPlatform } from '@kosha/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOrigin, useTestServer } from '../../../test/test-server.ts';
import type { SandboxPagesAccess } from '../../http/app-deps.ts';
import { createApp } from '../../start/create-app.ts';

const server = useTestServer();
let webRoot: string;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'kosha-desk-'));
  await writeFile(join(webRoot, 'app.html'), '<title>shell</title>');
});
afterAll(() => rm(webRoot, { recursive: true, force: true }));

async function framing(
  path: string,
  { from, sandboxPages }: { from: string; sandboxPages: SandboxPagesAccess },
) {
  const app = createApp({ ...server().deps, webRoot, sandboxPages });
  const socket = { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' };
  const { headers } = await app.request(appOrigin + path, {}, { incoming: { socket } });
  const policy = headers.get('content-security-policy') ?? '';
  return [/frame-ancestors ([^;]+)/.exec(policy)?.[1], headers.get('x-frame-options')];
}

describe('the app in a frame', () => {
  it.each(['/', '/login', '/orders/1/detail'])(
    "is allowed only in this server's pages, for clients that may open the sandbox: %s",
    async (path) => {
      const here = { from: '127.0.0.1', sandboxPages: 'loopback' } as const;
      expect(await framing(path, here)).toEqual(["'self'", 'SAMEORIGIN']);
      const network = { from: '192.168.1.7', sandboxPages: 'network' } as const;
      expect(await framing(path, network)).toEqual(["'self'", 'SAMEORIGIN']);
      const elsewhere = { from: '192.168.1.7', sandboxPages: 'loopback' } as const;
      expect(await framing(path, elsewhere)).toEqual(["'none'", 'DENY']);
      const off = { from: '127.0.0.1', sandboxPages: 'off' } as const;
      expect(await framing(path, off)).toEqual(["'none'", 'DENY']);
    },
  );
});

describe('the desk', () => {
  const read = async () => (await server().fetch('/sandbox')).text();

  it('is also served with a trailing slash', async () => {
    const response = await server().fetch('/sandbox/');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/sandbox']);
  });

  it('names its frame so that the app behaves like on an iPhone', async () => {
    const [, name] = /<iframe[^>]* name="([^"]+)"/.exec(await read()) ?? [];
    expect(parseSimulatedPlatform(name)).toBe('ios-h5');
  });

  it('shows valid sample numbers and a sample photo', async () => {
    const page = await read();
    const [aadhaar = '', pan = ''] = [...page.matchAll(/data-slot="code">([^<]+)<\/b>/g)].map(
      ([, number = '']) => number,
    );
    expect([isAadhaar(aadhaar), isPan(pan)]).toEqual([true, true]);
    const [, picture = ''] = /href="([^"]+)"[^>]* download/.exec(page) ?? [];
    const response = await server().fetch(picture);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});
