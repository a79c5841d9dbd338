import { beforeEach, describe, expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { smsMessages } from '../../db/schema/providers.ts';
import { secretPlaceholder, sendSms } from '../../providers/sms/inbox.ts';
import { readCode, readLink } from './list-shown.ts';

const morning = Date.UTC(2026, 10, 21, 4);

const getServer = useTestServer();

const read = async (path: string) => (await getServer().fetch(path)).text();

async function codes(path: string): Promise<readonly (string | null)[]> {
  const { messages } = JSON.parse(await read(path)) as { messages: { code: string | null }[] };
  return messages.map(({ code }) => code);
}

beforeEach(async () => {
  const { db } = getServer();
  await db.delete(smsMessages);
  await sendSms(db, { phone: '9876543210', body: '1111 is your code', now: morning });
  await sendSms(db, { phone: '9876543211', body: '2222 is your code', now: morning + 1000 });
  await sendSms(db, { phone: '9876543210', body: '3333 is your code', now: morning + 2000 });
});

describe('the inbox', () => {
  it('shows the newest message first', async () => {
    expect(await codes('/sandbox/inbox.json')).toEqual(['3333', '2222', '1111']);
  });

  it.each(['9876543210', '919876543210', '%2B91%2098765%2043210'])(
    'shows only the messages of the requested number, written as %s',
    async (phone) => {
      expect(await codes(`/sandbox/inbox.json?phone=${phone}`)).toEqual(['3333', '1111']);
      const page = await read(`/sandbox/inbox?phone=${phone}`);
      expect(page).toContain('3333 is your code');
      expect(page).not.toContain('2222 is your code');
    },
  );

  it('returns a message if the number is invalid', async () => {
    const asJson = await getServer().fetch('/sandbox/inbox.json?phone=12');
    expect(asJson.status).toBe(400);
    expect(await asJson.json()).toEqual({ error: 'A mobile number has 10 digits.' });
    const asPage = await getServer().fetch('/sandbox/inbox?phone=%3Cscript%3E');
    expect(asPage.status).toBe(400);
    expect(await asPage.text()).not.toContain('<script>');
  });

  it('shows markup in a message as plain text', async () => {
    const body = `<img src=x onerror="alert(1)">'</template>`;
    await sendSms(getServer().db, { phone: '9876543210', body, now: morning });
    const page = await read('/sandbox/inbox');
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&lt;/template&gt;');
  });
});

describe('reading the one-time code', () => {
  it.each([
    ['1234 is your sign-in code. It is valid for 5 minutes.', '1234'],
    ['123456 is your Aadhaar code. Tell it to nobody.', '123456'],
    ['Your loan 482913 passed its check. Open the app and press Get Money.', null],
    ['Your loan KS-4829 was not approved.', null],
    ['We received ₹5028. Your loan is now due on 3 Dec 2026.', null],
    ['9876543210 called you.', null],
    ['Your loan of 5 days', null],
    ['Call 9876543210', null],
    ['Confirm: http://localhost:4180/verify/contact2?token=ab-1234-cd', null],
  ])('from "%s" returns %s', (body, code) => {
    expect(readCode(body)).toBe(code);
  });

  it('finds it anywhere in a message of another language', async () => {
    const { db, deps } = getServer();
    const phone = '9876543218';
    const send = (text: string) =>
      sendSms(db, {
        phone,
        body: `आपका OTP ${secretPlaceholder}।`,
        secret: { text, keys: deps.keys },
        now: morning,
      });
    await send('4821');
    await send('token-4821');
    expect(await codes(`/sandbox/inbox.json?phone=${phone}`)).toEqual([null, '4821']);
  });
});

describe('reading the link', () => {
  it.each([
    [
      'Confirm or decline: https://kosha.example/verify?token=x_1',
      'https://kosha.example/verify?token=x_1',
    ],
    ['पुष्टि करें: https://kosha.example/verify?token=x_1।', 'https://kosha.example/verify?token=x_1'],
    ['1234 is your sign-in code.', null],
    ['javascript:alert(1)', null],
  ])('from "%s" returns %s', async (body, link) => {
    expect(readLink(body)).toBe(link);
    const phone = '9876543219';
    await sendSms(getServer().db, { phone, body, now: morning });
    const { messages } = JSON.parse(await read(`/sandbox/inbox.json?phone=${phone}`)) as {
      messages: { link: string | null }[];
    };
    expect(messages[0]!.link).toBe(link);
  });
});
