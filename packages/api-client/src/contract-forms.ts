import { digitTextNames, listNames, numberNames } from './__generated__/value-names.ts';

const decimal = /^-?\d+(\.\d+)?$/;

/**
 * The data of an answer with values in the form that the contract gives their fields. Servers differ there: an empty list
 * comes as null, an id as a number, an amount as a text. Only the form changes, never what is said; what has no
 * such form stays as it came, for the screen to refuse.
 */
export function inContractForms(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(inContractForms);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, formOf(name, value)]),
  );
}

function formOf(name: string, value: unknown): unknown {
  if (value === null) return listNames.has(name) ? [] : null;
  if (typeof value === 'object') return inContractForms(value);
  if (typeof value === 'number' && digitTextNames.has(name)) return String(value);
  if (typeof value === 'string' && numberNames.has(name) && decimal.test(value))
    return Number(value);
  return value;
}
