import type { Field } from '../model/field.ts';

/** The keys of the short fields that stand side by side, two at a time; the order stays as it is. */
export function pairedFields(fields: Iterable<Field>): ReadonlySet<string> {
  const paired = new Set<string>();
  let waiting: string | undefined;
  for (const field of fields) {
    const short = field.definition.isShort?.(field) ? field.key : undefined;
    if (short === undefined || waiting === undefined) {
      waiting = short;
      continue;
    }
    paired.add(waiting).add(short);
    waiting = undefined;
  }
  return paired;
}
