import { html } from 'hono/html';
import type { Html } from '../pages/layout.ts';
import { personas } from './table.ts';

export function personasSection(): Html {
  return html`<section class="card" aria-labelledby="personas">
    <h2 id="personas">Personas</h2>
    <p class="soft">
      A button makes the borrower anew, signs this browser in and opens the app. Nobody else's data
      changes.
    </p>
    <ul class="personas">
      ${personas.map(
        ({ key, title, shows, phone }) =>
          html`<li>
            <h3>${title}</h3>
            <p class="soft small">${shows}</p>
            <form
              class="row spread"
              method="post"
              action="/sandbox/personas/${key}"
              data-persona="${key}"
            >
              <span class="figures">${phone}</span>
              <button class="button" aria-label="Become ${title}">Become</button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`;
}
