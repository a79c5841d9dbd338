import { isPhone, nationalPhone } from '@kosha/domain';
import { Hono } from 'hono';
import type { AppDeps } from '../../http/app-deps.ts';
import { PageProblem } from '../pages/problem.ts';
import { listShown } from './list-shown.ts';
import { inboxPage } from './page.ts';

/** The inbox (D28), as a page and as JSON. */
export function inboxPages(deps: AppDeps): Hono {
  const app = new Hono();
  app.get('/inbox', async (c) => {
    const phone = readPhone(c.req.query('phone'));
    return c.html(inboxPage(await listShown(deps, phone), phone));
  });
  app.get('/inbox.json', async (c) => {
    return c.json({ messages: await listShown(deps, readPhone(c.req.query('phone'))) });
  });
  return app;
}

/** The 10 digits of a number in any usual form; null is all numbers. Throws PageProblem. */
function readPhone(text: string | undefined): string | null {
  if (text === undefined || text.trim() === '') return null;
  const phone = nationalPhone(text);
  if (!isPhone(phone)) throw new PageProblem(400, 'A mobile number has 10 digits.');
  return phone;
}
