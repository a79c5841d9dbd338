import { html } from 'hono/html';
import { layout, type Html } from './layout.ts';

const places = [
  { href: '/', title: 'The app', text: 'What a borrower sees.' },
  {
    href: '/sandbox/inbox',
    title: 'Inbox',
    text: 'Every SMS this server would have sent, sign-in codes among them.',
  },
  {
    href: '/sandbox/control',
    title: 'Control',
    text: 'Become a borrower in any situation, move the clock, change settings, read the rules of every simulation.',
  },
] as const;

/** What the sandbox is and where its parts are. */
export function indexPage(appName: string): Html {
  const body = html`<h1>${appName} sandbox</h1>
    <p class="note">
      Nothing here leaves this machine: no SMS is sent, no bank is asked, no money moves.
    </p>
    <ul class="stack">
      ${places.map(
        ({ href, title, text }) =>
          html`<li>
            <a class="card tile" href="${href}"
              ><strong>${title}</strong><span class="soft">${text}</span></a
            >
          </li>`,
      )}
    </ul>
    <p class="soft small">
      Payments open a checkout page of this server, where Pay, Fail and Cancel play every outcome.
    </p>
    <p class="soft small">
      States and districts: contains data of the Ministry of Panchayati Raj, Local Government
      Directory, lgdirectory.gov.in, licensed under the
      <a href="https://www.data.gov.in/Godl">Government Open Data License - India</a>.
    </p>`;
  return layout({ title: `${appName} sandbox`, path: '/sandbox', body });
}
