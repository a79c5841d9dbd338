import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FormDescription } from '../descriptor/field.ts';
import { kindOf } from '../fields/registry.ts';
import { schemaOfRule } from './rule-schema.ts';

/** The one widget rjsf knows; it hands over to the kind's own. */
export const FIELD_WIDGET = 'descriptorField';

export interface CompiledForm {
  /** Flat: no `if`, `oneOf` or `dependencies`; the properties are the fields' keys, in order. */
  schema: RJSFSchema & { $id: string };
  uiSchema: UiSchema;
}

/**
 * The form as rjsf takes it. All fields stand in it, hidden ones too, so that it never changes while
 * the form is filled in: a changed schema makes rjsf drop every error.
 */
export function compileForm(form: FormDescription): CompiledForm {
  const properties = form.fields.map((field) => {
    const rule = kindOf(field.kind).rule(field, undefined);
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
      ...Object.fromEntries(form.fields.map(({ key }) => [key, { 'ui:widget': FIELD_WIDGET }])),
      'ui:order': form.fields.map((field) => field.key),
    },
  };
}
