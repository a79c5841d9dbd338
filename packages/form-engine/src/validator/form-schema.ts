import type { RJSFSchema } from '@rjsf/utils';

/**
 * Our validator is registered under this `$id`. No properties, because rjsf would walk them on each
 * change.
 */
export const formSchema = { $id: 'form', type: 'object' } as const satisfies RJSFSchema;
