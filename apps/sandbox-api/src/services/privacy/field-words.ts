import { formatDateTime, formatInr, isPaise } from '@kosha/domain';

/** A database row by column name. */
export type Told = Readonly<Record<string, unknown>>;

export interface ToldField {
  name: string;
  label: string;
  /** As stored; structured values are JSON. */
  value: string | number | boolean;
  /** For people. */
  text: string;
  /** Its name in a correction; absent if it cannot be corrected (D60). */
  correctAs?: string;
  /** Allowed values; absent for free text. */
  choices?: { value: string; label: string }[];
}

/** The fields of a row with their labels; empty ones are omitted. */
export const fieldsOf = (row: Told): ToldField[] =>
  Object.entries(row).flatMap(([name, held]) => {
    if (held === null || held === undefined) return [];
    return isPlainObject(held) && name === 'answers'
      ? Object.entries(held).map(([key, value]) => fieldOf(key, value))
      : [fieldOf(name, held)];
  });

const isPlainObject = (held: unknown): held is Readonly<Record<string, unknown>> =>
  typeof held === 'object' && held !== null && !Array.isArray(held);

function fieldOf(name: string, held: unknown): ToldField {
  const value = valueOf(name, held);
  return { name, label: labelOf(name), value, text: textOf(name, value, held) };
}

/** PostgreSQL drivers return large numbers as text. */
function valueOf(name: string, held: unknown): ToldField['value'] {
  if (typeof held === 'boolean' || typeof held === 'number') return held;
  if (typeof held !== 'string') return JSON.stringify(held);
  return /_(ms|paise|percent|day)$/.test(name) && held !== '' && Number.isFinite(Number(held))
    ? Number(held)
    : held;
}

function textOf(name: string, value: ToldField['value'], held: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && name.endsWith('_ms')) return formatDateTime(value);
  if (name.endsWith('_paise') && isPaise(value)) return formatInr(value);
  // A notice is represented by its title; its full text is in My consents.
  if (isPlainObject(held) && typeof held['title'] === 'string') return held['title'];
  return String(value);
}

/** A label for 'applied_at_ms', 'is_basic_done' and 'firstName'. */
function labelOf(name: string): string {
  const words = name
    .replace(/^is_|_(?:at_)?ms$|_paise$/g, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
