import type { RJSFSchema } from '@rjsf/utils';
import type { FormDescription } from '../model/field.ts';

/** The schema of a form as rjsf takes it: one object, which the validator with this `$id` checks. */
export type FormSchema = RJSFSchema & { $id: string };

/**
 * The schema has no list of properties: rjsf would walk through all of them at each change, and
 * neither our fields nor our validator read it.
 */
export const schemaOf = ({ hash }: FormDescription): FormSchema => ({
  $id: `descriptors:${hash}`,
  type: 'object',
});
