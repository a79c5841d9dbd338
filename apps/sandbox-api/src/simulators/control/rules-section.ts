import { html } from 'hono/html';
import { auditRules } from '../audit/rules.ts';
import type { Html } from '../pages/layout.ts';

const stages = { audit: 'Audit', disbursal: 'Payout' } as const;

/** The table the audit follows, published so that every state is reached on purpose (D29). */
export function rulesSection(): Html {
  return html`<section class="card" aria-labelledby="rules">
    <h2 id="rules">Audit rules</h2>
    <table>
      <caption class="soft small">
        Everything that no rule names passes.
      </caption>
      <thead>
        <tr>
          <th scope="col">At</th>
          <th scope="col">When</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        ${auditRules.map(
          ({ stage, when, outcome }) =>
            html`<tr>
              <td>${stages[stage]}</td>
              <td>${when}</td>
              <td>${outcome}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
