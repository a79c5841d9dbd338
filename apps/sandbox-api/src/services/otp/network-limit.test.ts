import { hourMs } from '@kosha/domain';
import { like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lastCode, newPhone, signIn } from '../../../test/borrower.ts';
import { secondMs, TestServer, useTestServer } from '../../../test/test-server.ts';
import { allowances } from '../../db/schema/index.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { tryCountUse } from '../allowance/try-spend.ts';

const server = useTestServer();

function requestCode(from: string, askedServer = server()) {
  const phone = newPhone();
  return askedServer.call('sendCode', {
    from,
    device: `device-of-${phone}`,
    query: { phone: `91${phone}` },
  });
}

const scopeOf = (network: string) => `network:${network}:code`;

async function countCodes(network: string, uses: number): Promise<void> {
  const { db, deps } = server();
  const limit = { scope: scopeOf(network), max: uses, windowMs: hourMs };
  await tryCountUse(db, limit, { now: await readNow(db, deps.realNow), uses });
}

const countedNetworks = async () => {
  const isNetwork = like(allowances.scope, 'network:%');
  const rows = await server()
    .db.select({ scope: allowances.scope })
    .from(allowances)
    .where(isNetwork);
  return rows.map(({ scope }) => scope);
};

const refused = { code: 429, msg: expect.stringContaining('Too many codes') as string };

describe('codes requested from one network', () => {
  it('are at most 120 an hour, whatever the numbers and devices', async () => {
    await countCodes('203.0.113.7', 119);
    expect((await requestCode('203.0.113.7')).code).toBe(0);
    expect(await requestCode('203.0.113.7')).toMatchObject({
      code: 429,
      msg: 'Too many codes were sent to your network. Please try again in 60 minutes.',
    });
    expect((await requestCode('::ffff:203.0.113.7')).code).toBe(429);
    expect((await requestCode('203.0.113.8')).code).toBe(0);
    await server().moveClock(hourMs - secondMs);
    expect(await requestCode('203.0.113.7')).toMatchObject({
      msg: 'Too many codes were sent to your network. Please try again in 1 minute.',
    });
    await server().moveClock(secondMs);
    expect((await requestCode('203.0.113.7')).code).toBe(0);
  });

  it('are counted per /64 network of IPv6 addresses, which belongs to one client', async () => {
    await countCodes('2001:db8:0:0', 119);
    expect((await requestCode('2001:db8::1:1')).code).toBe(0);
    expect(await requestCode('2001:db8:0:0:9:9:9:9')).toMatchObject(refused);
    expect((await requestCode('2001:db8:0:1::1')).code).toBe(0);
  });

  it('are not counted on this machine, and neither are wrong codes', async () => {
    const before = await countedNetworks();
    for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect((await requestCode(from)).code).toBe(0);
      const phone = newPhone();
      const body = { phone: `91${phone}`, code: '0000' };
      expect(
        (await server().call('login', { from, device: `device-of-${phone}`, body })).code,
      ).toBe(422);
    }
    expect(await countedNetworks()).toEqual(before);
  });
});

describe('behind a proxy', () => {
  const behind = (trustedProxy: string | null) =>
    new TestServer(
      { db: server().db, ping: async () => undefined, close: async () => undefined },
      { trustedProxy },
    );
  const through = (proxied: TestServer, from: string, forwarded: string) =>
    proxied.call('sendCode', {
      from,
      device: 'device-behind-a-proxy',
      query: { phone: `91${newPhone()}` },
      headers: { 'x-forwarded-for': forwarded },
    });

  it("the network is read from the trusted proxy's header, but not from that of other callers", async () => {
    const proxied = behind('10.0.0.7');
    const networksOf = async (from: string, forwarded: string) => {
      const before = await countedNetworks();
      expect((await through(proxied, from, forwarded)).code).toBe(0);
      return (await countedNetworks()).filter((scope) => !before.includes(scope));
    };
    expect(await networksOf('10.0.0.7', '192.0.2.1')).toEqual([scopeOf('192.0.2.1')]);
    expect(await networksOf('10.0.0.7', '192.0.2.99, 192.0.2.2')).toEqual([scopeOf('192.0.2.2')]);
    expect(await networksOf('::ffff:10.0.0.7', '2001:0DB8:7::1')).toEqual([
      scopeOf('2001:db8:7:0'),
    ]);
    expect(await networksOf('10.0.0.8', '192.0.2.3')).toEqual([scopeOf('10.0.0.8')]);
    expect(await networksOf('10.0.0.7', 'a made-up text')).toEqual([scopeOf('10.0.0.7')]);
    await proxied.close();
  });

  it('the header is ignored without a trusted proxy', async () => {
    const open = behind(null);
    await through(open, '198.51.100.77', '192.0.2.4');
    const counted = await countedNetworks();
    expect(counted).toContain(scopeOf('198.51.100.77'));
    expect(counted).not.toContain(scopeOf('192.0.2.4'));
    await open.close();
  });
});

describe('a stranger cannot lock out a borrower', () => {
  const device = 'the-new-phone-of-a-borrower';

  const enter = (phone: string, from: string, at: string, code = '0000') =>
    server().call('login', { from, device: at, body: { phone: `91${phone}`, code } });
  const askFor = (phone: string, from: string, at: string) =>
    server().call('sendCode', { from, device: at, query: { phone: `91${phone}` } });

  it('by requesting codes or entering wrong codes on made-up devices', async () => {
    const { phone } = await signIn(server());
    await server().moveClock(hourMs);
    for (let sent = 0; sent < 6; sent += 1) {
      expect((await askFor(phone, '203.0.113.66', `made-up-device-${sent}`)).code).toBe(0);
      await server().moveClock(61 * secondMs);
    }
    for (let wrong = 0; wrong < 20; wrong += 1)
      await enter(phone, '203.0.113.66', `made-up-device-${wrong}`);
    expect((await enter(phone, '203.0.113.66', 'made-up-device-0')).code).toBe(429);
    expect((await askFor(phone, '203.0.113.66', 'made-up-device-7')).code).toBe(429);
    expect((await askFor(phone, '203.0.113.5', device)).code).toBe(0);
    const code = await lastCode(server(), phone);
    expect((await enter(phone, '203.0.113.5', device, code)).code).toBe(0);
  });

  it('by entering wrong codes from many networks, if the borrower has signed in before', async () => {
    const phone = newPhone();
    await askFor(phone, '203.0.113.77', 'the-old-phone-of-a-borrower');
    const first = await lastCode(server(), phone);
    await enter(phone, '203.0.113.77', 'the-old-phone-of-a-borrower', first);
    await server().moveClock(61 * secondMs);
    for (let network = 1; network <= 5; network += 1) {
      const from = `192.0.2.${100 + network}`;
      for (let wrong = 0; wrong < 20; wrong += 1) await enter(phone, from, `made-up-${network}`);
    }
    expect((await enter(phone, '192.0.2.106', 'made-up-device-6')).code).toBe(429);
    expect((await askFor(phone, '203.0.113.77', device)).code).toBe(0);
    const code = await lastCode(server(), phone);
    expect((await enter(phone, '203.0.113.77', device, code)).code).toBe(0);
  });
});
