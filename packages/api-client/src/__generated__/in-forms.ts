// Generated from openapi/ by `pnpm contract:generate`. Do not edit.

/** Names of response fields whose value has the same form in the whole contract. */
export interface ValueNames {
  /** Lists that are required and never null. */
  lists: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  /** Numbers that are 0 for no and 1 for yes. */
  flags: ReadonlySet<string>;
  /** Lists whose items are numbers. */
  numberLists: ReadonlySet<string>;
  /** Ids and numbers sent as strings of digits, such as that of a phone. */
  digitTexts: ReadonlySet<string>;
}

const decimal = /^-?\d+(\.\d+)?$/;

/**
 * Converts values in a response's data to the types of the contract. Servers send an empty list as
 * null, an id as a number, an amount as a string, 1 for yes as true. The meaning never changes; other
 * values stay unchanged, and the screen rejects them.
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
