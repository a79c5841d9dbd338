import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lastCode, newPhone, signIn, listSmsTo } from '../../../test/borrower.ts';
import { secondMs, testKeys, useTestServer } from '../../../test/test-server.ts';
import { otps } from '../../db/schema/index.ts';
import { smsMessages } from '../../db/schema/providers.ts';
import { newToken } from '../../keys/ids.ts';
import { decodeKeys } from '../../keys/keys.ts';
import { readSmsBody } from '../../providers/sms/inbox.ts';
import { hashOtp } from '../otp/hash.ts';

const server = useTestServer();

const send = (phone: string, device = `device-of-${phone}`) =>
  server().call('sendCode', { device, query: { phone: `91${phone}` } });

const login = (phone: string, code: string, device = `device-of-${phone}`) =>
  server().call('login', { device, body: { phone: `91${phone}`, code } });

const wrongCodeMessage =
  'This code is wrong or not valid any more. Please check it, or ask for another.';

const otherCode = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('signing in', () => {
  it('creates the account on the first sign-in and finds it on the next', async () => {
    const phone = newPhone();
    await send(phone);
    const first = await login(phone, await lastCode(server(), phone));
    expect(first).toMatchObject({ code: 0, data: { isRegister: 1 } });

    await server().moveClock(61 * secondMs);
    await send(phone);
    const second = await login(phone, await lastCode(server(), phone));
    expect(second).toMatchObject({ code: 0, data: { isRegister: 0 } });
  });

  it('rejects a code if none was sent', async () => {
    expect(await login(newPhone(), '1234')).toMatchObject({ code: 422 });
  });

  it('rejects every wrong code with the same message, whether or not the number has an account', async () => {
    const [customer, asked, stranger] = [newPhone(), newPhone(), newPhone()];
    await signIn(server(), customer);
    await send(asked);
    const code = await lastCode(server(), asked);
    const responses = [
      await login(stranger, '1234'),
      await login(customer, '1234'),
      await login(customer, '1234', 'another-device'),
      await login(asked, otherCode(code)),
      await login(asked, code, 'another-device'),
    ];
    for (const { code: refusal, msg } of responses)
      expect([refusal, msg]).toEqual([422, wrongCodeMessage]);
  });

  it('accepts a code only from the device that requested it', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await lastCode(server(), phone);
    expect((await login(phone, code, 'another-device')).code).toBe(422);
    expect((await login(phone, code)).code).toBe(0);
  });

  it('rejects the sixth attempt even with the right code', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await lastCode(server(), phone);
    for (let wrong = 0; wrong < 5; wrong += 1) await login(phone, otherCode(code));
    expect(await login(phone, code)).toMatchObject({ code: 422, msg: wrongCodeMessage });
  });

  it('counts each of several concurrent attempts', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await lastCode(server(), phone);
    await Promise.all(Array.from({ length: 8 }, () => login(phone, otherCode(code))));
    expect(await login(phone, code)).toMatchObject({ code: 422, msg: wrongCodeMessage });
  });

  it('rejects a code after five minutes', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await lastCode(server(), phone);
    await server().moveClock(300 * secondMs);
    expect(await login(phone, code)).toMatchObject({
      code: 422,
      msg: wrongCodeMessage,
    });
  });

  it('accepts a code only once', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await lastCode(server(), phone);
    expect((await login(phone, code)).code).toBe(0);
    expect(await login(phone, code)).toMatchObject({ code: 422 });
  });

  it('accepts only the newest code', async () => {
    const phone = newPhone();
    await send(phone);
    const old = await lastCode(server(), phone);
    await server().moveClock(60 * secondMs);
    await send(phone);
    const fresh = await lastCode(server(), phone);
    if (old !== fresh) expect((await login(phone, old)).code).toBe(422);
    expect((await login(phone, fresh)).code).toBe(0);
  });
});

describe('wrong codes', () => {
  const tooMany = (wait: string) => ({
    code: 429,
    msg: `Too many wrong codes. Please try again in ${wait}.`,
  });

  async function enterWrongCodes(
    phone: string,
    times: number,
    device: string,
    { from, code = '0000' }: { from?: string; code?: string } = {},
  ) {
    for (let wrong = 0; wrong < times; wrong += 1) {
      const body = { phone: `91${phone}`, code };
      const response = await server().call('login', { device, body, ...(from && { from }) });
      expect(response.code).toBe(422);
    }
  }

  it('are limited to 20 a day per number and network, for all codes and devices', async () => {
    const phone = newPhone();
    for (let device = 0; device < 4; device += 1) {
      await enterWrongCodes(phone, 5, `device-${device}-of-a-stranger`);
    }
    expect(await login(phone, '0000', 'device-5-of-a-stranger')).toMatchObject(tooMany('24 hours'));
    expect(await send(phone, 'device-6-of-a-stranger')).toMatchObject(tooMany('24 hours'));
    const elsewhere = { from: '203.0.113.1', device: 'a-device-far-away' };
    const query = { phone: `91${phone}` };
    expect((await server().call('sendCode', { ...elsewhere, query })).code).toBe(0);
    await server().moveClock(86_400 * secondMs);
    expect((await send(phone)).code).toBe(0);
  });

  it('do not lock out the borrower on a known device if strangers enter them', async () => {
    const { phone, device } = await signIn(server());
    await server().moveClock(61 * secondMs);
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send(phone, 'the-device-of-a-stranger')).code).toBe(0);
      await server().moveClock(61 * secondMs);
    }
    const wrong = otherCode(await lastCode(server(), phone));
    await enterWrongCodes(phone, 20, 'the-device-of-a-stranger', { code: wrong });
    expect((await send(phone, 'the-device-of-a-stranger')).code).toBe(429);
    expect((await send(phone, device)).code).toBe(0);
    const code = await lastCode(server(), phone);
    expect((await login(phone, code, device)).code).toBe(0);
  });

  it('are limited to 20 a day on a known device of the borrower', async () => {
    const { phone, device } = await signIn(server());
    await enterWrongCodes(phone, 20, device);
    expect(await login(phone, '0000', device)).toMatchObject(tooMany('24 hours'));
  });

  it('are limited to 100 a day per number, from all networks', async () => {
    const phone = newPhone();
    for (let network = 1; network <= 5; network += 1) {
      await enterWrongCodes(phone, 20, `device-in-network-${network}`, {
        from: `198.51.100.${network}`,
      });
    }
    const input = { device: 'device-in-network-6', from: '198.51.100.6' };
    const body = { phone: `91${phone}`, code: '0000' };
    expect(await server().call('login', { ...input, body })).toMatchObject(tooMany('24 hours'));
  });

  it('are limited to 60 an hour per device, for all numbers', async () => {
    for (let number = 0; number < 60; number += 1)
      await enterWrongCodes(newPhone(), 1, 'a-busy-device');
    expect(await login(newPhone(), '0000', 'a-busy-device')).toMatchObject(tooMany('60 minutes'));
  });

  it('do not count against other limits if the limit of a number rejects them', async () => {
    const [phone, device] = [newPhone(), 'a-patient-device'];
    for (let code = 0; code < 4; code += 1)
      await enterWrongCodes(phone, 5, `device-${code}-before`);
    for (let refused = 0; refused < 60; refused += 1) {
      expect((await login(phone, '0000', device)).code).toBe(429);
    }
    expect((await login(newPhone(), '0000', device)).code).toBe(422);
  });

  it('do not include correct codes', async () => {
    const phone = newPhone();
    for (const wrongTries of [4, 4, 4, 4, 3]) {
      await send(phone);
      const code = await lastCode(server(), phone);
      for (let one = 0; one < wrongTries; one += 1) await login(phone, otherCode(code));
      expect((await login(phone, code)).code).toBe(0);
      await server().moveClock(61 * secondMs);
    }
  });
});

describe('requesting a code', () => {
  it('sends 4 digits only to the inbox of the number', async () => {
    const phone = newPhone();
    await send(phone);
    const messages = await listSmsTo(server(), phone);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^\d{4} is your sign-in code/);
  });

  it('stores a code only encrypted and as a keyed hash', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await lastCode(server(), phone);
    const [sms] = await server().db.select().from(smsMessages).where(eq(smsMessages.phone, phone));
    expect(JSON.stringify(sms)).not.toContain(code);
    expect(sms!.body).toMatch(/^\{secret\} is your sign-in code/);
    const [otp] = await server().db.select().from(otps).where(eq(otps.phone, phone));
    const others = decodeKeys({
      accounts: [newToken()],
      payments: [newToken()],
      numbers: newToken(),
    });
    const hashes = [testKeys, others].map((keys) => hashOtp(keys, otp!.id, code));
    expect(hashes.map((hash) => hash === otp!.codeHash)).toEqual([true, false]);
    expect(readSmsBody(sms!, others)).toMatch(/^•••• is your sign-in code/);
  });

  it('ends the message with the WebOTP line for this host', async () => {
    const phone = newPhone();
    await send(phone);
    const [sms] = await listSmsTo(server(), phone);
    const code = await lastCode(server(), phone);
    expect(sms!.split('\n').at(-1)).toBe(`@localhost #${code}`);
    const inbox = await server().fetch(`/sandbox/inbox.json?phone=${phone}`);
    expect(await inbox.json()).toMatchObject({ messages: [{ code }] });
  });

  it('requires 60 seconds between codes, and returns the remaining seconds', async () => {
    const phone = newPhone();
    await send(phone);
    await server().moveClock(18 * secondMs);
    expect(await send(phone)).toMatchObject({
      code: 429,
      msg: 'Please wait 42 seconds before asking for another code.',
      data: { retryAfterSeconds: 42 },
    });
    await server().moveClock(42 * secondMs);
    expect((await send(phone)).code).toBe(0);
  });

  it('requires the wait on every device except a known device of the borrower', async () => {
    const { phone, device } = await signIn(server());
    await server().moveClock(61 * secondMs);
    expect((await send(phone, 'one-new-device')).code).toBe(0);
    expect((await send(phone, 'another-new-device')).code).toBe(429);
    expect((await send(phone, device)).code).toBe(0);
  });

  it('rounds the remaining seconds up', async () => {
    const phone = newPhone();
    await send(phone);
    await server().moveClock(18_001);
    expect((await send(phone)).msg).toMatch(/^Please wait 42 seconds/);
  });

  it('sends one code for two concurrent requests', async () => {
    const phone = newPhone();
    const responses = await Promise.all([send(phone), send(phone)]);
    expect(responses.map(({ code }) => code).toSorted()).toEqual([0, 429]);
  });

  it('sends at most 6 codes an hour to a number', async () => {
    const phone = newPhone();
    for (let sent = 0; sent < 6; sent += 1) {
      expect((await send(phone)).code).toBe(0);
      await server().moveClock(60 * secondMs);
    }
    expect(await send(phone)).toMatchObject({
      code: 429,
      msg: 'Too many codes were sent. Please try again in 54 minutes.',
    });
    await server().moveClock(3600 * secondMs);
    expect((await send(phone)).code).toBe(0);
  });

  it('sends at most 12 codes an hour to a device, for all numbers', async () => {
    for (let sent = 0; sent < 12; sent += 1) await send(newPhone(), 'one-busy-device');
    expect((await send(newPhone(), 'one-busy-device')).code).toBe(429);
  });

  it('ignores codes with a future time after the clock was set back', async () => {
    const phone = newPhone();
    await server().moveClock(7 * 86_400 * secondMs);
    await send(phone);
    await server().moveClock(-7 * 86_400 * secondMs);
    expect((await send(phone)).code).toBe(0);
  });

  it.each(['9876543210', '91987654321', '9198765432101', '91abcdefghij', ''])(
    'rejects the number %j',
    async (phone) => {
      const response = await server().call('sendCode', { query: { phone } });
      expect(response).toMatchObject({ code: 400, data: { errorColumn: [{ name: 'phone' }] } });
    },
  );
});
