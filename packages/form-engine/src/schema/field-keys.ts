/** The key of a field inside its form, by its name, the name of its type and its place in the list. */
export type KeyOf = (name: string, type: string, place: number | string) => string;

/** For a list that is read by itself. */
export const keysByPlace: KeyOf = (_, __, place) => `f${place}`;

/**
 * For the lists of one form, one after the other: a field keeps its key for as long as its name and its type stay,
 * and with it its answer, its element and the focus. A field that is gone has its answer back when it returns.
 */
export function createFieldKeys(): KeyOf {
  const keys = new Map<string, string>();
  const taken = new Set<string>();
  return (name, type, place) => {
    const field = JSON.stringify([name, type]);
    const known = keys.get(field);
    if (known) return known;
    let key = keysByPlace(name, type, place);
    for (
      let next = place;
      taken.has(key);
      next = typeof next === 'number' ? next + 1 : `${next}n`
    ) {
      key = keysByPlace(name, type, next);
    }
    keys.set(field, key);
    taken.add(key);
    return key;
  };
}
