import { formatDateTime, formatInr, isPaise } from '@kosha/domain';

/** A row of the database, by the names of its columns. */
export type Told = Readonly<Record<string, unknown>>;

export interface ToldField {
  name: string;
  label: string;
  /** As the database has it; what is no single value is JSON. */
  value: string | number | boolean;
  /** For people. */
  text: string;
  /** What a correction calls it; not there where it is not corrected by one (D60). */
  correctAs?: string;
  /** The values it may have; not there where it is typed. */
  choices?: { value: string; label: string }[];
}

/** The fields of a row, each with its words; those without a value are left out. */
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

/** PostgreSQL's drivers give large numbers as text. */
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
  // A notice is known by its title; all its words are in My consents.
  if (isPlainObject(held) && typeof held['title'] === 'string') return held['title'];
  return String(value);
}

/** 'applied_at_ms', 'is_basic_done' and 'firstName' as words. */
function labelOf(name: string): string {
  const words = name
    .replace(/^is_|_(?:at_)?ms$|_paise$/g, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
