import type { Field } from '../model/field.ts';
import type { Problem } from '../model/problem.ts';

/** What is wrong with a field's value, with the words for it. */
export interface FoundProblem {
  field: Field;
  problem: Problem | 'crossCheck';
  text: string;
}
