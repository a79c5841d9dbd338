import { html } from 'hono/html';
import { layout, type Html } from '../pages/layout.ts';
import { messageList, type ShownMessage } from './message-list.ts';

/** The inbox, newest message first. `phone` null shows the messages to all numbers. */
export function inboxPage(messages: readonly ShownMessage[], phone: string | null): Html {
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
