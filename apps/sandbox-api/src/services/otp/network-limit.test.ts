import { describe, expect, it } from 'vitest';
import { newPhone } from '../../../test/borrower.ts';
import { SECOND, TestServer, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();
const HOUR = 3600 * SECOND;

/** Asks for a code to a new number on a device made up for it. */
function ask(from: string, askedServer = server()) {
  const phone = newPhone();
  return askedServer.call('sendCode', {
    from,
    device: `device-of-${phone}`,
    query: { phone: `91${phone}` },
  });
}

async function askOften(times: number, from: (index: number) => string): Promise<Set<number>> {
  const codes = new Set<number>();
  for (let index = 0; index < times; index += 1) codes.add((await ask(from(index))).code);
  return codes;
}

const refused = { code: 429, msg: expect.stringContaining('Too many codes') as string };

describe('codes asked for from one network', () => {
  it('are at most 120 an hour, whatever the numbers and devices', async () => {
    expect(await askOften(120, () => '203.0.113.7')).toEqual(new Set([0]));
    expect(await ask('203.0.113.7')).toMatchObject({
      code: 429,
      msg: 'Too many codes were sent to your network. Please try again in 60 minutes.',
    });
    expect((await ask('::ffff:203.0.113.7')).code).toBe(429);
    expect((await ask('203.0.113.8')).code).toBe(0);
    await server().moveClock(HOUR - SECOND);
    expect(await ask('203.0.113.7')).toMatchObject({
      msg: 'Too many codes were sent to your network. Please try again in 1 minute.',
    });
    await server().moveClock(SECOND);
    expect((await ask('203.0.113.7')).code).toBe(0);
  });

  it('are counted for the first half of an IPv6 address, which is what a line has', async () => {
    await askOften(120, (index) => `2001:db8::${index.toString(16)}:1`);
    expect(await ask('2001:db8:0:0:9:9:9:9')).toMatchObject(refused);
    expect((await ask('2001:db8:0:1::1')).code).toBe(0);
  });

  it('are not counted on this machine', async () => {
    for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(await askOften(121, () => from)).toEqual(new Set([0]));
    }
  });

  it('are not counted behind a proxy, whose address everybody has', async () => {
    const publicOrigin = 'https://kosha.example';
    const proxied = new TestServer(
      { db: server().db, close: async () => undefined },
      { publicOrigin },
    );
    for (let sent = 0; sent < 121; sent += 1) {
      expect((await ask('198.51.100.1', proxied)).code).toBe(0);
    }
    await proxied.close();
  });
});
