import { html } from 'hono/html';
import type { Html } from '../pages/layout.ts';

/** A message of the inbox. The page's script receives the same fields as JSON. */
export interface ShownMessage {
  id: string;
  phone: string;
  body: string;
  code: string | null;
  link: string | null;
  sentAt: string;
}

export function messageList(messages: readonly ShownMessage[], phone: string | null): Html {
  const source = phone === null ? '/sandbox/inbox.json' : `/sandbox/inbox.json?phone=${phone}`;
  return html`<p id="no-messages" class="note" ${messages.length > 0 ? html`hidden` : ''}>
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
}

const blank: ShownMessage = { id: '', phone: '', body: '', code: null, link: null, sentAt: '' };

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
