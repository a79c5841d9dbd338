import { formatDateTime, formatInr, isPaise } from '@kosha/domain';

export type ExportedRow = Readonly<Record<string, unknown>>;

export interface ExportedField {
  name: string;
  label: string;
  /** The stored value. A structured value is JSON. */
  value: string | number | boolean;
  text: string;
  /** The field's name in a correction (D60); absent if the app does not allow a correction. */
  correctAs?: string;
  choices?: { value: string; label: string }[];
}

export const exportedFieldsOf = (row: ExportedRow): ExportedField[] =>
  Object.entries(row).flatMap(([name, stored]) => {
    if (stored === null || stored === undefined) return [];
    return isPlainObject(stored) && name === 'answers'
      ? Object.entries(stored).map(([key, value]) => fieldOf(key, value))
      : [fieldOf(name, stored)];
  });

const isPlainObject = (stored: unknown): stored is Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

function fieldOf(name: string, stored: unknown): ExportedField {
  const value = valueOf(name, stored);
  return { name, label: labelOf(name), value, text: textOf(name, value, stored) };
}

/** Converts numbers that PostgreSQL drivers return as strings, such as bigint columns. */
function valueOf(name: string, stored: unknown): ExportedField['value'] {
  if (typeof stored === 'boolean' || typeof stored === 'number') return stored;
  if (typeof stored !== 'string') return JSON.stringify(stored);
  return /_(ms|paise|percent|day)$/.test(name) && stored !== '' && Number.isFinite(Number(stored))
    ? Number(stored)
    : stored;
}

function textOf(name: string, value: ExportedField['value'], stored: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && name.endsWith('_ms')) return formatDateTime(value);
  if (name.endsWith('_paise') && isPaise(value)) return formatInr(value);
  // For a consent notice, only the title: the page 'My consents' shows the full text.
  if (isPlainObject(stored) && typeof stored['title'] === 'string') return stored['title'];
  return String(value);
}

/** The label of a column or answer such as 'applied_at_ms', 'is_basic_done' or 'firstName'. */
function labelOf(name: string): string {
  const words = name
    .replace(/^is_|_(?:at_)?ms$|_paise$/g, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
