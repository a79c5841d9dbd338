import {
  isSettingValue,
  settingKeys,
  settingRows,
  type Settings,
} from '../../providers/settings/settings.ts';
import { PageProblem } from '../pages/problem.ts';
import type { Fields } from '../pages/read-fields.ts';

/**
 * Reads settings from a form or from JSON. Throws PageProblem on unknown names and invalid values.
 */
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

/** Parses numbers and booleans, because a form sends them as strings. */
function readValue(raw: unknown): unknown {
  if (raw === 'true' || raw === 'false') return raw === 'true';
  return typeof raw === 'string' && /^\d{1,15}$/.test(raw) ? Number(raw) : raw;
}
