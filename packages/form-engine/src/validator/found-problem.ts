import type { Field } from '../model/field.ts';
import type { ErrorType } from '../model/error-type.ts';

/** The error of a field and its message. */
export interface FoundProblem {
  field: Field;
  problem: ErrorType | 'validate';
  text: string;
}
