import type { ErrorSchema, RJSFSchema, ValidationData, ValidatorType } from '@rjsf/utils';
// Not from the package's index: that creates ajv at run time, which our pages forbid.
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { CompiledForm } from '../compile/compile-form.ts';
import type { FormData } from '../model/field.ts';
import type { FieldProblem } from './validate.ts';

type ValidatorFunctions = Parameters<typeof createPrecompiledValidator>[0];

interface FoundProblem extends FieldProblem {
  text: string;
}

/** Finds what is wrong with the form's data, with the words for it. */
export type CheckForm = (data: FormData) => readonly FoundProblem[];

/**
 * The universal validator as rjsf takes it: found by the schema's `$id`, it answers like a compiled
 * ajv validator, in the order of the fields.
 */
export function createFormValidator(
  schema: CompiledForm['schema'],
  check: CheckForm,
): ValidatorType {
  const validateForm = Object.assign(
    (data: FormData | undefined): boolean => {
      const problems = check(data ?? {});
      validateForm.errors = problems.map(ajvErrorOf);
      return problems.length === 0;
    },
    { errors: null as unknown },
  );
  const precompiled = createPrecompiledValidator<unknown, RJSFSchema>(
    { [schema.$id]: validateForm } as unknown as ValidatorFunctions,
    schema,
  );
  return Object.assign(precompiled, {
    validateFormData: (data: unknown) => validationDataOf(check((data ?? {}) as FormData)),
  });
}

/** Makes the first check early: compiling its code takes longer than the check itself. */
export function warmUp(validator: ValidatorType, schema: CompiledForm['schema']): void {
  validator.validateFormData({}, schema);
}

/** What rjsf would make of the errors, without its search for each of them in the schema. */
function validationDataOf(problems: readonly FoundProblem[]): ValidationData<unknown> {
  return {
    errors: problems.map((found) => {
      const { instancePath, keyword, ...rest } = ajvErrorOf(found);
      const property = instancePath.replace('/', '.');
      const stack = `${property} ${found.text}`.trim();
      return { ...rest, name: keyword, property, stack, title: '' };
    }),
    errorSchema: Object.fromEntries(
      problems.map(({ field, text }) => [field.key, { __errors: [text] }]),
    ) as ErrorSchema,
  };
}

const ajvErrorOf = ({ field, problem, text }: FoundProblem) => ({
  instancePath: `/${field.key}`,
  schemaPath: `#/properties/${field.key}/${problem}`,
  keyword: problem,
  params: {},
  message: text,
});
