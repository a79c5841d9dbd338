import type { FieldError } from '../model/field-error.ts';
import type { FormValues } from '../model/form-value.ts';
import type { StandardSchema } from '../model/standard-schema.ts';

/**
 * Returns the errors that the schema reports. The `name` of an error is the path of the field, such
 * as `floors[0].area`. An error of the whole form has no `name`.
 */
export async function checkWithSchema(
  schema: StandardSchema,
  values: FormValues,
): Promise<readonly FieldError[]> {
  const { issues = [] } = await schema['~standard'].validate(values);
  return issues.map(({ message, path = [] }) => {
    const steps = path.map((step) => (typeof step === 'object' ? step.key : step));
    return steps.length === 0 ? { message } : { name: nameOf(steps), message };
  });
}

const nameOf = (steps: readonly PropertyKey[]): string =>
  steps.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    return name === '' ? String(step) : `${name}.${String(step)}`;
  }, '');
