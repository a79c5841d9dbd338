import type { Field } from '../model/field.ts';

/** What fits half a phone: choices of so many characters, or a number of so many digits. */
const shortChoice = 14;
const shortNumber = 6;

function isShort({ kind, isDigits, maxLength, choices }: Field): boolean {
  if (kind === 'dayNumber') return true;
  if (kind === 'text') return isDigits && maxLength <= shortNumber;
  return kind === 'dropdown' && choices.every(({ label }) => label.length <= shortChoice);
}

/** The keys of the short fields that stand side by side, two at a time; the order stays as it is. */
export function pairedFields(fields: Iterable<Field>): ReadonlySet<string> {
  const paired = new Set<string>();
  let waiting: string | undefined;
  for (const field of fields) {
    const short = isShort(field) ? field.key : undefined;
    if (short === undefined || waiting === undefined) {
      waiting = short;
      continue;
    }
    paired.add(waiting).add(short);
    waiting = undefined;
  }
  return paired;
}
