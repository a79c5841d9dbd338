import { html } from 'hono/html';
import {
  settingKeys,
  settingRows,
  type SettingKey,
  type SettingRow,
  type Settings,
} from '../../providers/settings/settings.ts';
import type { Html } from '../pages/layout.ts';

/** Shows all settings in a form. */
export function settingsSection(settings: Settings): Html {
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
