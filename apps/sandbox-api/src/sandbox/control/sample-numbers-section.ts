import { html } from 'hono/html';
import { sampleNumbers } from '../../providers/identity/sample-numbers.ts';
import type { Html } from '../pages/layout.ts';

/** Shows sample Aadhaar and PAN numbers, because testers cannot guess the check digits. */
export function sampleNumbersSection(): Html {
  return html`<section class="card" aria-labelledby="numbers">
    <h2 id="numbers">Sample numbers</h2>
    <table>
      <caption class="soft small">
        Made up anew each time this page is loaded. A number that was accepted stays with its
        account.
      </caption>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">What comes of it</th>
        </tr>
      </thead>
      <tbody>
        ${sampleNumbers().map(
          ({ number, effect }) =>
            html`<tr>
              <td class="figures">${number}</td>
              <td>${effect}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
