import type { RJSFSchema } from '@rjsf/utils';

/**
 * The rjsf schema of every form; our validator is registered under this `$id`. It has no properties,
 * because rjsf would walk them on each change, and neither our fields nor our validator read them.
 */
export const formSchema = { $id: 'form', type: 'object' } as const satisfies RJSFSchema;
