import type { Choice } from '../model/field-facts.ts';

const start = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a over the text and its length, so that `ab`, `c` and `a`, `bc` differ. */
function mix(before: number, text: string): number {
  let hash = Math.imul(before ^ text.length, prime);
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), prime);
  }
  return hash;
}

const nameOf = (hash: number): string => (hash >>> 0).toString(36);

/** A short name that is the same for equal values. Not for secrets. */
export const hashOf = (value: unknown): string => nameOf(mix(start, JSON.stringify(value)));

/** As `hashOf`, without writing JSON: a form may have hundreds of thousands of choices. */
export function hashOfChoices(choices: readonly Choice[]): string {
  let hash = start;
  for (const { value, label } of choices) hash = mix(mix(hash, value), label);
  return nameOf(hash);
}
