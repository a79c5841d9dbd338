import type { Field } from '../model/field.ts';
import type { ErrorType } from '../model/error-type.ts';

export interface FoundProblem {
  field: Field;
  problem: ErrorType | 'validate';
  text: string;
}
