import type { Field } from '../model/field.ts';

/** The keys of consecutive short fields, which are rendered in pairs. */
export function pairedFields(fields: Iterable<Field>): ReadonlySet<string> {
  const paired = new Set<string>();
  let pending: string | undefined;
  for (const field of fields) {
    const short = field.definition.isShort?.(field) ? field.key : undefined;
    if (short === undefined || pending === undefined) {
      pending = short;
      continue;
    }
    paired.add(pending).add(short);
    pending = undefined;
  }
  return paired;
}
