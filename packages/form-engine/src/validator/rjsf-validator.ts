import type { ErrorSchema, RJSFSchema, ValidationData, ValidatorType } from '@rjsf/utils';
// Not from the package's index: that one makes an ajv for run time, which no page of ours may.
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { CompiledForm } from '../compile/compile-form.ts';
import type { FormData } from '../drafts/draft.ts';
import type { FieldProblem } from './validate.ts';

type ValidatorFunctions = Parameters<typeof createPrecompiledValidator>[0];

interface FoundProblem extends FieldProblem {
  text: string;
}

/** What is wrong with the form's data, and what to say about it. */
export type CheckForm = (data: FormData) => readonly FoundProblem[];

/**
 * The universal validator in rjsf's clothes: looked up by the schema's `$id`, it answers as a
 * compiled ajv validator would, in the order of the fields.
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

/** What rjsf makes of the same errors, without looking each of them up in the schema again. */
function validationDataOf(problems: readonly FoundProblem[]): ValidationData<unknown> {
  return {
    errors: problems.map((found) => {
      const { instancePath, keyword, ...rest } = ajvErrorOf(found);
      const property = instancePath.replace('/', '.');
      const stack = `${property} ${found.text}`;
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
