import type { Bounds } from '../model/field-facts.ts';
import type { FieldKindDefinition } from '../model/kind.ts';
import type { Problem } from '../model/problem.ts';
import { text } from '../fields/text/text.kind.ts';
import type { BoundWords } from './english-more-words.ts';

/** A text that is what its `semantic`, `pattern`, `min` and `max` say (D64). */
export const boundedText = (words: BoundWords): FieldKindDefinition => ({
  ...text,
  messages: {
    ...text.messages,
    badForm: { words: words.badForm },
    outOfRange: { words: words.outOfRange },
  },
  check: (value, { meaning, bounds }) =>
    meaning?.check?.(String(value)) ?? (bounds && outOfBounds(String(value), bounds)),
});

function outOfBounds(value: string, { min, max, form }: Bounds): Problem | undefined {
  if (form && !form.matches(value)) return 'badForm';
  if (min !== undefined && isBefore(value, min)) return 'outOfRange';
  return max !== undefined && isBefore(max, value) ? 'outOfRange' : undefined;
}

/** As numbers where the bound is one; a text that is no number then is out of any range. */
function isBefore(one: string | number, other: string | number): boolean {
  if (typeof one === 'number' || typeof other === 'number') return !(Number(one) >= Number(other));
  return one < other;
}
