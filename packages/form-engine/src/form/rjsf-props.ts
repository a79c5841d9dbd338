import type { FormProps } from '@rjsf/core';
import type { ValidatorType } from '@rjsf/utils';
import type { CompiledForm } from '../compile/compile-form.ts';
import type { FormDescription } from '../descriptor/field.ts';
import type { FormData } from '../drafts/draft.ts';
import { stripHidden } from '../visibility/visible-fields.ts';
import type { FormBodyProps } from './use-form-control.ts';
import type { Filling } from './use-filling.ts';
import type { useRefusal } from './use-refusal.ts';
import type { ServerErrors } from './use-server-errors.ts';

interface Parts {
  props: FormBodyProps;
  compiled: CompiledForm;
  filling: Filling;
  server: ServerErrors;
  refusal: ReturnType<typeof useRefusal>;
  validator: ValidatorType;
}

type Told = { formData?: FormData };

/** What rjsf is given: it holds the data and the errors, and is told of neither from outside. */
export function rjsfPropsOf({
  props: { form, onSubmit },
  compiled,
  filling,
  server,
  refusal,
  validator,
}: Parts) {
  return {
    ...compiled,
    validator,
    initialFormData: filling.initialData,
    ...(server.extraErrors && { extraErrors: server.extraErrors }),
    liveValidate: refusal.wasRefused && ('onChange' as const),
    onChange: ({ formData = {} }: Told) => filling.record(formData),
    onError: refusal.onRefused,
    onSubmit: ({ formData = {} }: Told) => onSubmit(stripHidden(form, byName(form, formData))),
  } satisfies Partial<FormProps>;
}

const byName = (form: FormDescription, data: FormData): Record<string, unknown> =>
  Object.fromEntries(form.fields.map(({ key, name }) => [name, data[key]]));
