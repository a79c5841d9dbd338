import { networkInterfaces } from 'node:os';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { checkHost } from './host.ts';

const [own = '127.0.0.1'] = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .flatMap(({ family, address }) => (family === 'IPv4' ? [address] : []));

async function ask(url: string, host: string, publicOrigin: string | null = null): Promise<number> {
  const app = new Hono().use(checkHost({ publicOrigin })).get('*', (c) => c.text('in'));
  app.onError((_, c) => c.text('refused', 421));
  return (await app.request(url, { headers: { host } })).status;
}

describe('a request', () => {
  it.each(['localhost', 'localhost:4180', '127.0.0.1:80', '[::1]:4180', own, `${own}:4180`])(
    'is accepted with a host name of this machine: %s',
    async (host) => {
      expect(await ask(`http://${host}/`, host)).toBe(200);
    },
  );

  it('is accepted with the public host name and its port', async () => {
    const origin = 'https://loans.example:8443';
    expect(await ask('http://loans.example:8443/', 'loans.example:8443', origin)).toBe(200);
    expect(await ask('http://loans.example/', 'loans.example', origin)).toBe(421);
  });

  it.each(['rebound.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.0.2.1'])(
    'is rejected with another host name: %s',
    async (host) => {
      expect(await ask(`http://${host}/`, host)).toBe(421);
    },
  );

  it("is rejected unless both its URL and its Host header have the server's host name", async () => {
    expect(await ask('http://evil.example/', 'localhost')).toBe(421);
    expect(await ask('http://localhost/', 'evil.example')).toBe(421);
  });
});
