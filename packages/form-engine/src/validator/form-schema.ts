import type { RJSFSchema } from '@rjsf/utils';

/** This schema has no properties, because rjsf would visit all properties on each change. */
export const formSchema = { $id: 'form', type: 'object' } as const satisfies RJSFSchema;
