import {
  dayMs,
  formatDateTime,
  formatPeriods,
  periodsOf,
  appStoreTermsNote,
  timeLeft,
} from '@kosha/domain';
import { html } from 'hono/html';
import type { products } from '../../db/schema/index.ts';
import { generateSampleNumbers } from '../../providers/identity/sample-numbers.ts';
import {
  type SettingKey,
  settingKeys,
  type SettingDefinition,
  settingDefinitions,
  type Settings,
} from '../../providers/settings/settings.ts';
import { type Html, layout } from '../pages/layout.ts';
import { personasSection } from '../personas/section.ts';
import { rulesSection } from './rules-section.ts';

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
  const row: SettingDefinition = settingDefinitions[key];
  if ('choices' in row) return choice(key, row, String(value));
  if ('pattern' in row) return text(key, row, String(value));
  if ('max' in row) return wholeNumber(key, row, Number(value));
  // Browsers do not submit an unchecked checkbox, so a hidden field sends 'false'.
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
  { label, choices }: Extract<SettingDefinition, { choices: unknown }>,
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
  { label, min = 0, max }: Extract<SettingDefinition, { max: unknown }>,
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

type Product = Pick<typeof products.$inferSelect, 'name' | 'periodDays' | 'periodsDays'>;

/** Shows for each product whether app stores allow its loan periods (D54). */
function storesSection(offered: readonly Product[]): Html {
  return html`<section class="card stack" aria-labelledby="stores">
    <h2 id="stores">App stores</h2>
    <ul>
      ${offered.map(
        ({ name, periodDays, periodsDays }) =>
          html`<li>
            ${name}, ${formatPeriods(periodsOf({ period: periodDays, periodList: periodsDays }))}:
            ${appStoreTermsNote(periodsOf({ period: periodDays, periodList: periodsDays }))}
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Lists valid sample identity numbers, because testers cannot guess the check digits. */
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
        ${generateSampleNumbers().map(
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

export interface ClockView {
  nowMs: number;
  realMs: number;
}

const steps = [
  { text: '+1 h', byMs: dayMs / 24 },
  { text: '+1 day', byMs: dayMs },
  { text: '+7 days', byMs: 7 * dayMs },
] as const;

/** Shows the server's clock, with forms to move it (D29). */
function clockSection({ nowMs, realMs }: ClockView): Html {
  return html`<section class="card" aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <dl class="facts">
      <div>
        <dt>Server, India</dt>
        <dd data-run-clock="${nowMs}">${formatDateTime(nowMs)}</dd>
      </div>
      <div>
        <dt>Real, India</dt>
        <dd>${formatDateTime(realMs)}</dd>
      </div>
      <div>
        <dt>Difference</dt>
        <dd>${describeOffset(nowMs - realMs)}</dd>
      </div>
    </dl>
    <form class="thirds" method="post" action="/sandbox/clock">
      ${clockStepButtons()}
      <button class="button quiet" name="reset" value="true">Back to real time</button>
    </form>
    <form class="stack" method="post" action="/sandbox/clock">
      <label
        >Set to (time in India)
        <input name="to" type="datetime-local" required value="${localTime(nowMs)}"
      /></label>
      <button class="button">Set the clock</button>
    </form>
  </section>`;
}

export const clockStepButtons = (): readonly Html[] =>
  steps.map(
    ({ text, byMs }) => html`<button class="button" name="byMs" value="${byMs}">${text}</button>`,
  );

/** Formats a time in India as '2026-12-12T17:30', for a `datetime-local` input. */
function localTime(ms: number): string {
  const text = new Date(ms).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });
  return text.slice(0, 16).replace(' ', 'T');
}

/** The offset of the server's clock as a label, such as '8 days 1 h ahead'. */
export function describeOffset(offsetMs: number): string {
  const { days, hours, minutes } = timeLeft(Math.abs(offsetMs), 0);
  const parts = [
    days > 0 ? `${days} ${days === 1 ? 'day' : 'days'}` : '',
    hours > 0 ? `${hours} h` : '',
    minutes > 0 ? `${minutes} min` : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return 'None';
  return `${parts.join(' ')} ${offsetMs > 0 ? 'ahead' : 'behind'}`;
}

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
