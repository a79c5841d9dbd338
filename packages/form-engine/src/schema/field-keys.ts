/** Returns the key of a field in the form data. `position` is the field's index in the list. */
export type FieldKeyFunction = (name: string, type: string, position: number | string) => string;

/** Derives keys from the index, for a list that is parsed only once. */
export const fieldKeyByPosition: FieldKeyFunction = (_, __, position) => `f${position}`;

/**
 * Returns a function for a list that is parsed repeatedly. A field keeps its key, and therefore its
 * answer, as long as its name and type stay the same. This also holds if the field was missing from
 * the list for some time.
 */
export function createFieldKeyFunction(): FieldKeyFunction {
  const keys = new Map<string, string>();
  const used = new Set<string>();
  return (name, type, position) => {
    const field = JSON.stringify([name, type]);
    const known = keys.get(field);
    if (known) return known;
    let key = fieldKeyByPosition(name, type, position);
    for (
      let next = position;
      used.has(key);
      next = typeof next === 'number' ? next + 1 : `${next}n`
    ) {
      key = fieldKeyByPosition(name, type, next);
    }
    keys.set(field, key);
    used.add(key);
    return key;
  };
}
