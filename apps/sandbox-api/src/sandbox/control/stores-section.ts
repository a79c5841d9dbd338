import { formatPeriods, periodsOf, storesNote } from '@kosha/domain';
import { html } from 'hono/html';
import type { products } from '../../db/schema/index.ts';
import type { Html } from '../pages/layout.ts';

type Product = Pick<typeof products.$inferSelect, 'name' | 'periodDays' | 'periodsDays'>;

/** Products that app stores would reject; for staff, not for borrowers (D54). */
export function storesSection(offered: readonly Product[]): Html {
  return html`<section class="card stack" aria-labelledby="stores">
    <h2 id="stores">App stores</h2>
    <ul>
      ${offered.map(
        ({ name, periodDays, periodsDays }) =>
          html`<li>
            ${name}, ${formatPeriods(periodsOf({ period: periodDays, periodList: periodsDays }))}:
            ${storesNote(periodsOf({ period: periodDays, periodList: periodsDays }))}
          </li>`,
      )}
    </ul>
  </section>`;
}
