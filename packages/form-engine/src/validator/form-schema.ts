import type { RJSFSchema } from '@rjsf/utils';

/**
 * The rjsf schema of every form. Our validator is registered under its `$id`. The schema has no
 * properties: rjsf would walk them on each change, and neither our fields nor our validator need
 * them.
 */
export const formSchema = { $id: 'form', type: 'object' } as const satisfies RJSFSchema;
