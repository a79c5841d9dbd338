import type { ErrorSchema, RJSFSchema, ValidationData, ValidatorType } from '@rjsf/utils';
// The main entry of the package creates Ajv, which compiles code at run time. Our CSP forbids that.
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { AnswersByKey } from '../model/field-facts.ts';
import type { FormCheck } from './form-check.ts';
import type { FoundProblem } from './found-problem.ts';
import { isSameList } from '../shared/same-list.ts';
import { formSchema } from './form-schema.ts';

type ValidatorFunctions = Parameters<typeof createPrecompiledValidator>[0];

/**
 * Creates the validator of rjsf. `validateFormData` returns the same object while the errors are
 * unchanged, so that rjsf and React skip the update.
 */
export function createRjsfValidator(check: FormCheck): ValidatorType {
  const validateForm = Object.assign(
    (data: AnswersByKey | undefined): boolean => {
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
  let last = { problems: [] as readonly FoundProblem[], result: resultOf([]) };
  return Object.assign(precompiled, {
    validateFormData(data: unknown) {
      const problems = check((data ?? {}) as AnswersByKey);
      if (!isSameList(problems, last.problems)) last = { problems, result: resultOf(problems) };
      return last.result;
    },
  });
}

interface RjsfError {
  error: ValidationData<unknown>['errors'][number];
  fieldErrors: ErrorSchema;
}

const rjsfErrors = new WeakMap<FoundProblem, RjsfError>();

/** Converts an error to rjsf's format. The same error gives the same object. */
function rjsfErrorOf(found: FoundProblem): RjsfError {
  const known = rjsfErrors.get(found);
  if (known) return known;
  const { schemaPath, keyword, params, message } = ajvErrorOf(found);
  const property = `.${found.field.key}`;
  const stack = `${property} ${message}`.trim();
  const created: RjsfError = {
    error: { name: keyword, property, message, params, stack, schemaPath, title: '' },
    fieldErrors: { __errors: [found.text] } as ErrorSchema,
  };
  rjsfErrors.set(found, created);
  return created;
}

function resultOf(problems: readonly FoundProblem[]): ValidationData<unknown> {
  const errors: ValidationData<unknown>['errors'] = [];
  const errorSchema: Record<string, ErrorSchema> = {};
  for (const found of problems) {
    const { error, fieldErrors } = rjsfErrorOf(found);
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
