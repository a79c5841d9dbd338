import { formatDateTime, isPhone, nationalPhone } from '@kosha/domain';
import { Hono } from 'hono';
import type { AppDeps } from '../../http/app-deps.ts';
import { PageProblem } from '../pages/problem.ts';
import { listSms, type SmsMessage } from '../sms/inbox.ts';
import { inboxPage, type ShownMessage } from './page.ts';
import { readCode, readLink } from './read-code.ts';

/** The SMS that never left the machine (D28), for people and for tests. */
export function inboxPages({ db }: AppDeps): Hono {
  const app = new Hono();
  app.get('/inbox', async (c) => {
    const phone = readPhone(c.req.query('phone'));
    return c.html(inboxPage(await listShown(phone), phone));
  });
  app.get('/inbox.json', async (c) => {
    return c.json({ messages: await listShown(readPhone(c.req.query('phone'))) });
  });
  return app;

  async function listShown(phone: string | null): Promise<readonly ShownMessage[]> {
    return (await listSms(db, phone ?? undefined)).map(show);
  }
}

function show({ id, phone, body, createdAtMs }: SmsMessage): ShownMessage {
  const sentAt = formatDateTime(createdAtMs);
  return { id, phone, body, code: readCode(body), link: readLink(body), sentAt };
}

/** The asked number in any usual way of writing it; null asks for all. Throws PageProblem. */
function readPhone(text: string | undefined): string | null {
  if (text === undefined || text.trim() === '') return null;
  const phone = nationalPhone(text);
  if (!isPhone(phone)) throw new PageProblem(400, 'A mobile number has 10 digits.');
  return phone;
}
