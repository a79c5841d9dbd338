import { html } from 'hono/html';
import { formatPeriods, periodsOf, storesNote } from '@kosha/domain';
import {
  type SettingKey,
  settingKeys,
  type SettingRow,
  settingRows,
  type Settings,
} from '../../providers/settings/settings.ts';
import { type Html, layout } from '../pages/layout.ts';
import { personasSection } from '../personas/section.ts';
import { clockSection, type ClockView } from './clock-section.ts';
import { rulesSection } from './rules-section.ts';
import type { products } from '../../db/schema/index.ts';
import { sampleNumbers } from '../../providers/identity/sample-numbers.ts';

/** Shows all settings in a form. */
function settingsSection(settings: Settings): Html {
  return html`<section class="card" aria-labelledby="settings">
    <h2 id="settings">Settings</h2>
    <form class="stack" method="post" action="/sandbox/settings">
      ${settingKeys.map((key) => field(key, settings[key]))}
      <button class="button primary">Save the settings</button>
    </form>
  </section>`;
}

function field(key: SettingKey, value: number | boolean | string): Html {
  const row: SettingRow = settingRows[key];
  if ('choices' in row) return choice(key, row, String(value));
  if ('pattern' in row) return text(key, row, String(value));
  if ('max' in row) return wholeNumber(key, row, Number(value));
  // Browsers do not submit an unchecked checkbox, so a hidden field before it sends 'false'.
  return html`<div>
    <input type="hidden" name="${key}" value="false" />
    <label class="check"
      ><input type="checkbox" name="${key}" value="true" ${value === true ? html`checked` : ''} />
      ${row.label}</label
    >
  </div>`;
}

function choice(
  key: SettingKey,
  { label, choices }: Extract<SettingRow, { choices: unknown }>,
  chosen: string,
): Html {
  return html`<label
    >${label}
    <select name="${key}">
      ${Object.entries(choices).map(
        ([value, text]) =>
          html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${text}</option>`,
      )}
    </select></label
  >`;
}

function text(key: SettingKey, { label }: { label: string }, value: string): Html {
  return html`<label>${label} <input name="${key}" value="${value}" /></label>`;
}

function wholeNumber(
  key: SettingKey,
  { label, min = 0, max }: Extract<SettingRow, { max: unknown }>,
  value: number,
): Html {
  return html`<label
    >${label}
    <input
      name="${key}"
      type="number"
      inputmode="numeric"
      min="${min}"
      max="${max}"
      required
      value="${value}"
  /></label>`;
}

/** Shows sample Aadhaar and PAN numbers, because testers cannot guess the check digits. */
function sampleNumbersSection(): Html {
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

type Product = Pick<typeof products.$inferSelect, 'name' | 'periodDays' | 'periodsDays'>;

/** Products that app stores would reject; for staff, not for borrowers (D54). */
function storesSection(offered: readonly Product[]): Html {
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

/** All sandbox settings and controls. */
export function controlPage(
  clock: ClockView,
  settings: Settings,
  offered: Parameters<typeof storesSection>[0],
): Html {
  const body = html`<h1>Control</h1>
    <p class="soft">Changes hold for everybody who uses this server.</p>
    <nav class="thirds" aria-label="On this page">
      <a class="button" href="#personas">Personas</a>
      <a class="button" href="#settings">Settings</a>
      <a class="button" href="#rules">Rules</a>
    </nav>
    ${clockSection(clock)} ${personasSection()} ${settingsSection(settings)}
    ${sampleNumbersSection()} ${storesSection(offered)} ${rulesSection()}`;
  return layout({ title: 'Control', path: '/sandbox/control', body });
}
