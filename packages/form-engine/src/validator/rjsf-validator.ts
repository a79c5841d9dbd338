import type { ErrorSchema, RJSFSchema, ValidationData, ValidatorType } from '@rjsf/utils';
// Not from the package's index: that creates ajv at run time, which our pages forbid.
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { FormData } from '../model/field-facts.ts';
import type { CheckForm } from './form-check.ts';
import type { FoundProblem } from './found-problem.ts';
import { isSameList } from '../shared/same-list.ts';
import { formSchema } from './form-schema.ts';

type ValidatorFunctions = Parameters<typeof createPrecompiledValidator>[0];

/**
 * The universal validator as rjsf takes it: found by the schema's `$id`, it answers like a compiled
 * ajv validator, in the order of the fields. While the problems stay, so does the answer: rjsf and
 * React then see at once that there is nothing to do.
 */
export function createFormValidator(check: CheckForm): ValidatorType {
  const validateForm = Object.assign(
    (data: FormData | undefined): boolean => {
      const problems = check(data ?? {});
      validateForm.errors = problems.map(ajvErrorOf);
      return problems.length === 0;
    },
    { errors: null as unknown },
  );
  const precompiled = createPrecompiledValidator<unknown, RJSFSchema>(
    { [formSchema.$id]: validateForm } as unknown as ValidatorFunctions,
    formSchema,
  );
  let last = { problems: [] as readonly FoundProblem[], answer: answerTo([]) };
  return Object.assign(precompiled, {
    validateFormData(data: unknown) {
      const problems = check((data ?? {}) as FormData);
      if (!isSameList(problems, last.problems)) last = { problems, answer: answerTo(problems) };
      return last.answer;
    },
  });
}

interface MadeOfProblem {
  error: ValidationData<unknown>['errors'][number];
  fieldErrors: ErrorSchema;
}

const madeOf = new WeakMap<FoundProblem, MadeOfProblem>();

/** What rjsf would make of a problem. Made without its search in the schema, and once for each problem. */
function makeOf(found: FoundProblem): MadeOfProblem {
  const known = madeOf.get(found);
  if (known) return known;
  const { schemaPath, keyword, params, message } = ajvErrorOf(found);
  const property = `.${found.field.key}`;
  const stack = `${property} ${message}`.trim();
  const made: MadeOfProblem = {
    error: { name: keyword, property, message, params, stack, schemaPath, title: '' },
    fieldErrors: { __errors: [found.text] } as ErrorSchema,
  };
  madeOf.set(found, made);
  return made;
}

function answerTo(problems: readonly FoundProblem[]): ValidationData<unknown> {
  const errors: ValidationData<unknown>['errors'] = [];
  const errorSchema: Record<string, ErrorSchema> = {};
  for (const found of problems) {
    const { error, fieldErrors } = makeOf(found);
    errors.push(error);
    errorSchema[found.field.key] = fieldErrors;
  }
  return { errors, errorSchema };
}

const ajvErrorOf = ({ field, problem, text }: FoundProblem) => ({
  instancePath: `/${field.key}`,
  schemaPath: `#/properties/${field.key}/${problem}`,
  keyword: problem,
  params: {},
  message: text,
});
