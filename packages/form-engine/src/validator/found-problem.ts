import type { Field } from '../model/field.ts';
import type { ErrorType } from '../model/error-type.ts';

/** What is wrong with a field's value, with the words for it. */
export interface FoundProblem {
  field: Field;
  problem: ErrorType | 'validate';
  text: string;
}
