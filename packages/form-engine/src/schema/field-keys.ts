/** The key of a field in the form data. `place` is the index in the list. */
export type KeyOf = (name: string, type: string, place: number | string) => string;

/** Derives keys from the index, for a list that is parsed only once. */
export const keysByPlace: KeyOf = (_, __, place) => `f${place}`;

/** A field with the same name and type keeps its key, even if a list in between lacks the field. */
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
