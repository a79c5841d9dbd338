// Generated from openapi/ by `pnpm contract:generate`. Do not edit.

/** Names of response fields whose values have the same type in the whole contract. */
export interface ValueNames {
  /** Lists that are required and never null. */
  lists: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  /** Numbers: 0 means no, 1 means yes. */
  flags: ReadonlySet<string>;
  numberLists: ReadonlySet<string>;
  /** Strings of digits, such as ids and phone numbers. */
  digitTexts: ReadonlySet<string>;
}

const decimal = /^-?\d+(\.\d+)?$/;

/**
 * Converts values to the contract's types: null to an empty list, an id as number to a string, true
 * to 1. Other values stay unchanged, and validation rejects them.
 */
export function inForms(data: unknown, names: ValueNames): unknown {
  if (Array.isArray(data)) return data.map((one) => inForms(one, names));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, formOf(name, value, names)]),
  );
}

function formOf(name: string, value: unknown, names: ValueNames): unknown {
  if (value === null) return names.lists.has(name) ? [] : null;
  if (Array.isArray(value) && names.numberLists.has(name)) return value.map(asNumber);
  if (typeof value === 'object') return inForms(value, names);
  if (typeof value === 'boolean' && names.flags.has(name)) return Number(value);
  if (typeof value === 'number' && names.digitTexts.has(name)) return String(value);
  return names.numbers.has(name) ? asNumber(value) : value;
}

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && decimal.test(value) ? Number(value) : value;
