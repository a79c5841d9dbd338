/** Returns the key of a field in the form data, from its name, its type and its index. */
export type KeyOf = (name: string, type: string, place: number | string) => string;

/** Returns keys for a list that is parsed only once: the index determines the key. */
export const keysByPlace: KeyOf = (_, __, place) => `f${place}`;

/**
 * Returns keys for the successive lists of one form. A field with the same name and type keeps its
 * key, and so its answer, element and focus, even if it is removed and added again.
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
