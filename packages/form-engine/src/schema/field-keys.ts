/** Returns a field's key in the form data, by its name, type name and index. */
export type KeyOf = (name: string, type: string, place: number | string) => string;

/** Keys for a list that is parsed once. */
export const keysByPlace: KeyOf = (_, __, place) => `f${place}`;

/**
 * Keys for the successive lists of one form: a field with the same name and type has the same key, and
 * so the same answer, element and focus. A removed field has its answer again when it returns.
 */
export function createFieldKeys(): KeyOf {
  const keys = new Map<string, string>();
  const used = new Set<string>();
  return (name, type, place) => {
    const field = JSON.stringify([name, type]);
    const known = keys.get(field);
    if (known) return known;
    let key = keysByPlace(name, type, place);
    for (let next = place; used.has(key); next = typeof next === 'number' ? next + 1 : `${next}n`) {
      key = keysByPlace(name, type, next);
    }
    keys.set(field, key);
    used.add(key);
    return key;
  };
}
