import { Hono } from 'hono';
import type { AppDeps } from '../../http/app-deps.ts';
import { readPhone } from '../pages/read-phone.ts';
import { listMessages } from './list-shown.ts';
import { inboxPage } from './page.ts';

/** The inbox (D28) of one number or of all numbers, as a page and as JSON. */
export function inboxPages(deps: AppDeps): Hono {
  const app = new Hono();
  app.get('/inbox', async (c) => {
    const phone = readPhone(c.req.query('phone'));
    return c.html(inboxPage(await listMessages(deps, phone), phone));
  });
  app.get('/inbox.json', async (c) => {
    return c.json({ messages: await listMessages(deps, readPhone(c.req.query('phone'))) });
  });
  return app;
}
