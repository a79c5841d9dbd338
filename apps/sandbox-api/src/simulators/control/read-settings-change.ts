import { PageProblem } from '../pages/problem.ts';
import type { Fields } from '../pages/read-fields.ts';
import { isSettingValue, settingKeys, settingRows, type Settings } from '../settings/settings.ts';

/** The settings named by a form or by JSON. Throws PageProblem on unknown names and values. */
export function readSettingsChange(fields: Fields): Partial<Settings> {
  const changes = Object.entries(fields).map(([name, raw]) => {
    const key = settingKeys.find((one) => one === name);
    if (key === undefined) throw new PageProblem(400, `There is no setting ${name}.`);
    const value = readValue(raw);
    if (isSettingValue(key, value)) return [key, value] as const;
    throw new PageProblem(400, `"${settingRows[key].label}" cannot be set to this value.`);
  });
  return Object.fromEntries(changes);
}

/** A form sends text for numbers and switches. */
function readValue(raw: unknown): unknown {
  if (raw === 'true' || raw === 'false') return raw === 'true';
  return typeof raw === 'string' && /^\d{1,15}$/.test(raw) ? Number(raw) : raw;
}
