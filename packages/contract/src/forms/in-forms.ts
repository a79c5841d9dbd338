/** Names of an answer's fields whose value has one form in the whole contract. */
export interface ValueNames {
  /** Lists that are always there, and never null. */
  lists: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  /** Lists whose items are numbers. */
  numberLists: ReadonlySet<string>;
  /** Ids and numbers that are texts of digits. */
  digitTexts: ReadonlySet<string>;
}

const decimal = /^-?\d+(\.\d+)?$/;

/**
 * The data of an answer with values in the form that the contract gives their fields. Servers differ there: an empty list
 * comes as null, an id as a number, an amount as a text. Only the form changes, never what is said; what has no
 * such form stays as it came, for the screen to refuse.
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
  if (typeof value === 'number' && names.digitTexts.has(name)) return String(value);
  return names.numbers.has(name) ? asNumber(value) : value;
}

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && decimal.test(value) ? Number(value) : value;
