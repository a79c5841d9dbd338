import { html } from 'hono/html';
import { layout, type Html } from '../pages/layout.ts';
import type { Persona } from './table.ts';

/** The page for a browser without scripts, in which the person signs in with a code. */
export function readyPage({ title, shows }: Persona, phone: string): Html {
  const body = html`<h1>${title} is ready</h1>
    <p class="soft">${shows}</p>
    <div class="card">
      <p class="label">Mobile number</p>
      <p class="number">${phone}</p>
      <p>Sign in with this number; the code lands in the inbox.</p>
      <div class="row">
        <a class="button primary" href="/login">Sign in</a>
        <a class="button" href="/sandbox/inbox?phone=${phone}">Its inbox</a>
      </div>
    </div>`;
  return layout({ title: `${title} is ready`, path: '', body });
}
