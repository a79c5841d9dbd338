import { InvalidRequest, type FieldProblem } from '../refusals/errors.ts';
import { errorMessages } from '../messages/error-messages.ts';
import { contractViolationMessages } from '../messages/field-messages.ts';

const maxDepth = 32;

/** Whether PostgreSQL can store the text: no NUL and no lone surrogate. */
export const canBeStored = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

export function assertStorableTexts(values: unknown): void {
  const problems: FieldProblem[] = [];
  const waiting: { value: unknown; path: readonly string[] }[] = [{ value: values, path: [] }];
  // The loop appends nested values to `waiting`, and so visits these values too.
  for (const { value, path } of waiting) {
    if (path.length > maxDepth) throw new InvalidRequest(errorMessages.tooDeep);
    if (typeof value === 'string' && !canBeStored(value)) problems.push(problemAt(path));
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!canBeStored(name)) problems.push(problemAt(path));
      waiting.push({ value: inner, path: [...path, name] });
    }
  }
  if (problems.length > 0) {
    throw new InvalidRequest(errorMessages.unkeepable, problems);
  }
}

const problemAt = (path: readonly string[]): FieldProblem => ({
  name: path.join('.'),
  msg: contractViolationMessages.unkeepable,
});
