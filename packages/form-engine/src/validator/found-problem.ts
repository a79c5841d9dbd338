import type { Field } from '../model/field.ts';
import type { Problem } from '../model/kind.ts';

/** What is wrong with a field's value, with the words for it. */
export interface FoundProblem {
  field: Field;
  problem: Problem | 'crossCheck';
  text: string;
}
