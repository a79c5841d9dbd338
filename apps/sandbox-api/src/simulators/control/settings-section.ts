import { html } from 'hono/html';
import type { Html } from '../pages/layout.ts';
import { settingKeys, settingRows, type SettingKey, type Settings } from '../settings/settings.ts';

/** Every setting as it is now, to be changed. */
export function settingsSection(settings: Settings): Html {
  return html`<section class="card" aria-labelledby="settings">
    <h2 id="settings">Settings</h2>
    <form class="stack" method="post" action="/sandbox/settings">
      ${settingKeys.map((key) => field(key, settings[key]))}
      <button class="button primary">Save the settings</button>
    </form>
  </section>`;
}

function field(key: SettingKey, value: number | boolean): Html {
  const row = settingRows[key];
  // A box without its tick sends nothing; the field before it then tells that it is off.
  if (typeof value === 'boolean') {
    return html`<div>
      <input type="hidden" name="${key}" value="false" />
      <label class="check"
        ><input type="checkbox" name="${key}" value="true" ${value ? html`checked` : ''} />
        ${row.label}</label
      >
    </div>`;
  }
  const max = 'max' in row ? row.max : '';
  return html`<label
    >${row.label}
    <input
      name="${key}"
      type="number"
      inputmode="numeric"
      min="0"
      max="${max}"
      required
      value="${value}"
  /></label>`;
}
