import type { Field } from '../model/field.ts';
import type { ErrorType } from '../model/error-type.ts';

/** An error of a field's value, with its message. */
export interface FoundProblem {
  field: Field;
  problem: ErrorType | 'validate';
  text: string;
}
