import type { RJSFSchema } from '@rjsf/utils';

/**
 * The schema of every form as rjsf takes it: what differs is in the form's own validator, which has this
 * `$id`. It has no list of properties: rjsf would walk through all of them at each change, and neither our
 * fields nor our validator read it.
 */
export const formSchema = { $id: 'form', type: 'object' } as const satisfies RJSFSchema;
