import { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppDeps } from '../../http/app-deps.ts';
import { type Html, layout } from '../pages/layout.ts';
import { readPhone } from '../pages/requests.ts';
import { listMessages } from './list-shown.ts';
import { messageList, type ShownMessage } from './message-list.ts';

function inboxPage(messages: readonly ShownMessage[], phone: string | null): Html {
  const body = html`<h1>Inbox</h1>
    <p class="soft">Every SMS of this server stays on this page. It refreshes by itself.</p>
    ${filter(phone)} ${messageList(messages, phone)}`;
  return layout({ title: 'Inbox', path: '/sandbox/inbox', body });
}

function filter(phone: string | null): Html {
  return html`<form method="get" action="/sandbox/inbox">
    <div class="beside">
      <label
        >Mobile number
        <input name="phone" inputmode="tel" autocomplete="tel-national" value="${phone ?? ''}"
      /></label>
      <button class="button">Show</button>
    </div>
    ${phone === null ? '' : html`<a class="button quiet" href="/sandbox/inbox">Show all</a>`}
  </form>`;
}

/** The SMS inbox, as a page and as JSON (D28). */
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
