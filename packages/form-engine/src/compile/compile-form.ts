import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FormDescription } from '../model/field.ts';
import { fieldKinds } from '../fields/registry.ts';
import { schemaOfRule } from './rule-schema.ts';

/** The name of the only widget that rjsf knows, `FieldAdapter`. */
export const fieldWidget = 'descriptorField';

export interface CompiledForm {
  /** Flat: no `if`, `oneOf` or `dependencies`. Its properties are the field keys, in order. */
  schema: RJSFSchema & { $id: string };
  uiSchema: UiSchema;
}

/**
 * The form as rjsf takes it. It holds hidden fields too, so that it never changes while the form is
 * filled in: rjsf drops every error when the schema changes.
 */
export function compileForm(form: FormDescription): CompiledForm {
  const properties = form.fields.map((field) => {
    const rule = fieldKinds[field.kind].rule(field, undefined);
    return [field.key, { title: field.label, ...schemaOfRule(rule) }] as const;
  });
  return {
    schema: {
      $id: `descriptors:${form.hash}`,
      type: 'object',
      properties: Object.fromEntries(properties),
      required: form.fields
        .filter((field) => field.isRequired && !field.isHideable)
        .map((field) => field.key),
    },
    uiSchema: {
      ...Object.fromEntries(form.fields.map(({ key }) => [key, { 'ui:widget': fieldWidget }])),
      'ui:order': form.fields.map((field) => field.key),
    },
  };
}
