import type { Field } from '../model/field.ts';

/** Finds pairs of consecutive short fields. The form shows the fields of a pair side by side. */
export function halfWidthFieldKeys(fields: Iterable<Field>): ReadonlySet<string> {
  const paired = new Set<string>();
  let unpairedKey: string | undefined;
  for (const field of fields) {
    const shortKey = field.definition.isShort?.(field) ? field.key : undefined;
    if (shortKey === undefined || unpairedKey === undefined) {
      unpairedKey = shortKey;
      continue;
    }
    paired.add(unpairedKey).add(shortKey);
    unpairedKey = undefined;
  }
  return paired;
}
