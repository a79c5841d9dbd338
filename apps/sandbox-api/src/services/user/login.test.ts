import { describe, expect, it } from 'vitest';
import { lastCode, newPhone, signIn } from '../../../test/borrower.ts';
import { secondMs, useTestServer } from '../../../test/test-server.ts';
import { listSms } from '../../providers/sms/inbox.ts';

const server = useTestServer();

const send = (phone: string, device = `device-of-${phone}`) =>
  server().call('sendCode', { device, query: { phone: `91${phone}` } });

const login = (phone: string, code: string, device = `device-of-${phone}`) =>
  server().call('login', { device, body: { phone: `91${phone}`, code } });

const otherCode = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('signing in', () => {
  it('makes the account on the first sign-in and finds it on the next', async () => {
    const phone = newPhone();
    await send(phone);
    const first = await login(phone, await lastCode(server(), phone));
    expect(first).toMatchObject({ code: 0, data: { isRegister: 1 } });

    await server().moveClock(61 * secondMs);
    await send(phone);
    const second = await login(phone, await lastCode(server(), phone));
    expect(second).toMatchObject({ code: 0, data: { isRegister: 0 } });
  });

  it('refuses a code without one having been sent', async () => {
    expect(await login(newPhone(), '1234')).toMatchObject({ code: 422 });
  });

  it('refuses a wrong code and tells the tries left', async () => {
    const phone = newPhone();
    await send(phone);
    const wrong = otherCode(await lastCode(server(), phone));
    expect(await login(phone, wrong)).toMatchObject({
      code: 422,
      msg: 'Wrong code. 4 tries left.',
    });
  });

  it('refuses the sixth try even with the right code', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await lastCode(server(), phone);
    for (let wrong = 0; wrong < 5; wrong += 1) await login(phone, otherCode(code));
    expect(await login(phone, code)).toMatchObject({ code: 429 });
  });

  it('counts tries made at once', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await lastCode(server(), phone);
    await Promise.all(Array.from({ length: 8 }, () => login(phone, otherCode(code))));
    expect(await login(phone, code)).toMatchObject({ code: 429 });
  });

  it('refuses a code after five minutes', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await lastCode(server(), phone);
    await server().moveClock(300 * secondMs);
    expect(await login(phone, code)).toMatchObject({
      code: 422,
      msg: 'This code has expired. Please ask for another.',
    });
  });

  it('takes a code once', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await lastCode(server(), phone);
    expect((await login(phone, code)).code).toBe(0);
    expect(await login(phone, code)).toMatchObject({ code: 422 });
  });

  it('takes only the newest code', async () => {
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

describe('wrong codes in one day', () => {
  it('are limited to 20 for a number, however many codes it asked for', async () => {
    const phone = newPhone();
    const device = (index: number) => `device-${index}-of-${phone}`;
    const tomorrow = {
      code: 429,
      msg: 'Too many wrong codes today. Please try again tomorrow.',
    };
    for (const [index, wrongTries] of [5, 5, 5, 4, 1].entries()) {
      expect((await send(phone, device(index))).code).toBe(0);
      const wrong = otherCode(await lastCode(server(), phone));
      for (let one = 0; one < wrongTries; one += 1) await login(phone, wrong);
      await server().moveClock(61 * secondMs);
    }
    expect(await login(phone, await lastCode(server(), phone))).toMatchObject(tomorrow);
    expect(await send(phone)).toMatchObject(tomorrow);
    await server().moveClock(86_400 * secondMs);
    expect((await send(phone)).code).toBe(0);
    expect((await login(phone, await lastCode(server(), phone))).code).toBe(0);
  });

  it('do not include right codes', async () => {
    const phone = newPhone();
    for (const wrongTries of [4, 4, 4, 4, 0]) {
      await send(phone);
      const code = await lastCode(server(), phone);
      for (let one = 0; one < wrongTries; one += 1) await login(phone, otherCode(code));
      expect((await login(phone, code)).code).toBe(0);
      await server().moveClock(61 * secondMs);
    }
  });
});

describe('asking for a code', () => {
  it('sends 4 digits to the inbox of the number alone', async () => {
    const phone = newPhone();
    await send(phone);
    const messages = await listSms(server().db, phone);
    expect(messages).toHaveLength(1);
    expect(messages[0]!.body).toMatch(/^\d{4} is your sign-in code/);
  });

  it('ends the message in the line by which a browser fills the code in for this host', async () => {
    const phone = newPhone();
    await send(phone);
    const [sms] = await listSms(server().db, phone);
    const code = await lastCode(server(), phone);
    expect(sms!.body.split('\n').at(-1)).toBe(`@localhost #${code}`);
    const inbox = await server().fetch(`/sandbox/inbox.json?phone=${phone}`);
    expect(await inbox.json()).toMatchObject({ messages: [{ code }] });
  });

  it('waits 60 seconds before the next and tells how many are left', async () => {
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

  it('sends one code to two requests at once', async () => {
    const phone = newPhone();
    const answers = await Promise.all([send(phone), send(phone)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 429]);
  });

  it('sends at most 6 codes an hour to a number', async () => {
    const phone = newPhone();
    for (let sent = 0; sent < 6; sent += 1) {
      expect((await send(phone)).code).toBe(0);
      await server().moveClock(60 * secondMs);
    }
    expect((await send(phone)).code).toBe(429);
    await server().moveClock(3600 * secondMs);
    expect((await send(phone)).code).toBe(0);
  });

  it('sends at most 12 codes an hour to a device, whatever the numbers', async () => {
    for (let sent = 0; sent < 12; sent += 1) await send(newPhone(), 'one-busy-device');
    expect((await send(newPhone(), 'one-busy-device')).code).toBe(429);
  });

  it('does not wait for codes that lie in the future since the clock was set back', async () => {
    const phone = newPhone();
    await server().moveClock(7 * 86_400 * secondMs);
    await send(phone);
    await server().moveClock(-7 * 86_400 * secondMs);
    expect((await send(phone)).code).toBe(0);
  });

  it.each(['9876543210', '91987654321', '9198765432101', '91abcdefghij', ''])(
    'refuses the number %j',
    async (phone) => {
      const answer = await server().call('sendCode', { query: { phone } });
      expect(answer).toMatchObject({ code: 400, data: { errorColumn: [{ name: 'phone' }] } });
    },
  );
});

describe('a session', () => {
  it('goes on when the number signs in on another device', async () => {
    const borrower = await signIn(server());
    await server().moveClock(61 * secondMs);
    const elsewhere = await signIn(server(), borrower.phone, 'another-device');
    expect((await borrower.call('listOrders')).code).toBe(0);
    expect((await elsewhere.call('listOrders')).code).toBe(0);
  });

  it('is replaced by the next sign-in on the same device', async () => {
    const borrower = await signIn(server());
    await server().moveClock(61 * secondMs);
    await signIn(server(), borrower.phone, borrower.device);
    expect(await borrower.call('listOrders')).toMatchObject({
      code: -4,
      msg: 'Please sign in again.',
    });
  });

  it('may come along when a code is asked for and when it signs in, alive or not (D37)', async () => {
    const { token } = await signIn(server());
    for (const carried of [token, 'made-up']) {
      const phone = newPhone();
      const sent = { token: carried, query: { phone: `91${phone}` } };
      expect((await server().call('sendCode', sent)).code).toBe(0);
      const body = { phone: `91${phone}`, code: await lastCode(server(), phone) };
      expect((await server().call('login', { token: carried, body })).code).toBe(0);
      await server().moveClock(61 * secondMs);
    }
  });

  it.each([undefined, '', 'made-up'])('is not opened by the token %j', async (token) => {
    const answer = await server().call('listOrders', token === undefined ? {} : { token });
    expect(answer.code).toBe(-4);
  });
});
