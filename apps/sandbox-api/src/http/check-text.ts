import { Invalid, type FieldProblem } from '../refusals/errors.ts';
import { errorTexts } from '../words/error-texts.ts';
import { plainTexts } from '../words/field-texts.ts';

/** No body of the contract is nested this deep. */
const maxDepth = 32;

/**
 * Whether a database can keep the text: PostgreSQL keeps no NUL, and half of a surrogate pair is no
 * character.
 */
export const canBeKept = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * The one place that looks for characters that cannot be kept, for every value of a request. Throws
 * Invalid with the path of each value that holds one, or when lists and objects are nested too deep.
 */
export function checkTexts(values: unknown): void {
  const problems: FieldProblem[] = [];
  const waiting: { value: unknown; path: readonly string[] }[] = [{ value: values, path: [] }];
  // Not recursive: a body of 256 kB can be nested deeper than the call stack.
  for (const { value, path } of waiting) {
    if (path.length > maxDepth) throw new Invalid(errorTexts.tooDeep);
    if (typeof value === 'string' && !canBeKept(value)) problems.push(problemAt(path));
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!canBeKept(name)) problems.push(problemAt(path));
      waiting.push({ value: inner, path: [...path, name] });
    }
  }
  if (problems.length > 0) {
    throw new Invalid(errorTexts.unkeepable, problems);
  }
}

const problemAt = (path: readonly string[]): FieldProblem => ({
  name: path.join('.'),
  msg: plainTexts.unkeepable,
});
