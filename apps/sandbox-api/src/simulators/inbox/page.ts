import { html } from 'hono/html';
import { layout, type Html } from '../pages/layout.ts';

/** A message as the page and its script show it. */
export interface ShownMessage {
  readonly id: string;
  /** 10 digits. */
  readonly phone: string;
  readonly body: string;
  /** The one-time code in it, or null. */
  readonly code: string | null;
  /** The address in it, or null. */
  readonly link: string | null;
  /** The server's time it was sent, in India. */
  readonly sentAt: string;
}

/** The inbox, newest first; `phone` null shows every number's messages. */
export function inboxPage(messages: readonly ShownMessage[], phone: string | null): Html {
  const source = phone === null ? '/sandbox/inbox.json' : `/sandbox/inbox.json?phone=${phone}`;
  const body = html`<h1>Inbox</h1>
    <p class="soft">Every SMS of this server stays on this page. It refreshes by itself.</p>
    ${filter(phone)}
    <p id="no-messages" class="note" ${messages.length > 0 ? html`hidden` : ''}>
      No messages${phone === null ? '' : ` for ${phone}`} yet. Ask for a code on the sign-in screen
      and it appears here.
    </p>
    <ol
      class="stack"
      aria-live="polite"
      aria-label="Messages"
      data-follow-inbox="${source}"
      data-shown="${messages.map(({ id }) => id).join(' ')}"
    >
      ${messages.map(messageItem)}
    </ol>
    <template id="message">${messageItem(blank)}</template>`;
  return layout({ title: 'Inbox', path: '/sandbox/inbox', body });
}

const blank: ShownMessage = { id: '', phone: '', body: '', code: null, link: null, sentAt: '' };

function filter(phone: string | null): Html {
  return html`<form method="get" action="/sandbox/inbox">
    <div class="beside">
      <label
        >Mobile number
        <input
          name="phone"
          type="tel"
          inputmode="numeric"
          autocomplete="tel-national"
          value="${phone ?? ''}"
      /></label>
      <button class="button">Show</button>
    </div>
    ${phone === null ? '' : html`<a class="button quiet" href="/sandbox/inbox">Show all</a>`}
  </form>`;
}

function messageItem({ phone, body, code, link, sentAt }: ShownMessage): Html {
  return html`<li class="card">
    <p class="row spread small soft">
      <strong class="figures" data-slot="phone">${phone}</strong>
      <span data-slot="sentAt">${sentAt}</span>
    </p>
    <div class="row spread" data-code ${code === null ? html`hidden` : ''}>
      <span class="code" data-slot="code">${code ?? ''}</span>
      <button type="button" class="button" data-copy hidden>Copy</button>
    </div>
    <p data-slot="body">${body}</p>
    <a class="button" data-link href="${link ?? ''}" ${link === null ? html`hidden` : ''}
      >Open the link</a
    >
  </li>`;
}
