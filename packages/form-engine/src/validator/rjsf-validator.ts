import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
// Not from the package's index: that one makes an ajv for run time, which no page of ours may.
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { CompiledForm } from '../compile/compile-form.ts';
import type { FieldProblem } from './validate.ts';

/** What is wrong with the form's data (by field key), and what to say about it. */
export type CheckForm = (data: Readonly<Record<string, unknown>>) => readonly (FieldProblem & {
  text: string;
})[];

/**
 * The universal validator in rjsf's clothes: looked up by the schema's `$id`, it answers as a
 * compiled ajv validator would, in the order of the fields.
 */
export function createFormValidator(
  schema: CompiledForm['schema'],
  check: CheckForm,
): ValidatorType {
  const validateForm = Object.assign(
    (data: Readonly<Record<string, unknown>> | undefined): boolean => {
      const problems = check(data ?? {});
      validateForm.errors = problems.map(({ field, problem, text }) => ({
        instancePath: `/${field.key}`,
        schemaPath: `#/properties/${field.key}/${problem}`,
        keyword: problem,
        params: {},
        message: text,
      }));
      return problems.length === 0;
    },
    { errors: null as unknown },
  );
  type ValidatorFunctions = Parameters<typeof createPrecompiledValidator>[0];
  return createPrecompiledValidator<unknown, RJSFSchema>(
    { [schema.$id]: validateForm } as unknown as ValidatorFunctions,
    schema,
  );
}
