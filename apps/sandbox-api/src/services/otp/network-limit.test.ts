import { hourMs } from '@kosha/domain';
import { like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newPhone } from '../../../test/borrower.ts';
import { secondMs, TestServer, useTestServer } from '../../../test/test-server.ts';
import { allowances } from '../../db/schema/index.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { trySpend } from '../allowance/try-spend.ts';

const server = useTestServer();

/** Asks for a code to a new number on a new device. */
function ask(from: string, askedServer = server()) {
  const phone = newPhone();
  return askedServer.call('sendCode', {
    from,
    device: `device-of-${phone}`,
    query: { phone: `91${phone}` },
  });
}

const scopeOf = (network: string) => `network:${network}:code`;

/** Counts so many codes for the network, as if somebody there had asked for them. */
async function countCodes(network: string, uses: number): Promise<void> {
  const { db, deps } = server();
  const limit = { scope: scopeOf(network), max: uses, windowMs: hourMs };
  await trySpend(db, limit, { now: await readNow(db, deps.realNow), uses });
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

describe('codes asked for from one network', () => {
  it('are at most 120 an hour, whatever the numbers and devices', async () => {
    await countCodes('203.0.113.7', 119);
    expect((await ask('203.0.113.7')).code).toBe(0);
    expect(await ask('203.0.113.7')).toMatchObject({
      code: 429,
      msg: 'Too many codes were sent to your network. Please try again in 60 minutes.',
    });
    expect((await ask('::ffff:203.0.113.7')).code).toBe(429);
    expect((await ask('203.0.113.8')).code).toBe(0);
    await server().moveClock(hourMs - secondMs);
    expect(await ask('203.0.113.7')).toMatchObject({
      msg: 'Too many codes were sent to your network. Please try again in 1 minute.',
    });
    await server().moveClock(secondMs);
    expect((await ask('203.0.113.7')).code).toBe(0);
  });

  it('are counted for the first half of an IPv6 address, which belongs to one line', async () => {
    await countCodes('2001:db8:0:0', 119);
    expect((await ask('2001:db8::1:1')).code).toBe(0);
    expect(await ask('2001:db8:0:0:9:9:9:9')).toMatchObject(refused);
    expect((await ask('2001:db8:0:1::1')).code).toBe(0);
  });

  it('are not counted on this machine, and neither are wrong ones', async () => {
    const before = await countedNetworks();
    for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect((await ask(from)).code).toBe(0);
      const phone = newPhone();
      const body = { phone: `91${phone}`, code: '0000' };
      expect(
        (await server().call('login', { from, device: `device-of-${phone}`, body })).code,
      ).toBe(422);
    }
    expect(await countedNetworks()).toEqual(before);
  });

  it('are not counted behind a proxy, whose address everybody has', async () => {
    const before = await countedNetworks();
    const publicOrigin = 'https://kosha.example';
    const proxied = new TestServer(
      { db: server().db, ping: async () => undefined, close: async () => undefined },
      { publicOrigin },
    );
    expect((await ask('198.51.100.1', proxied)).code).toBe(0);
    await proxied.close();
    expect(await countedNetworks()).toEqual(before);
  });
});
