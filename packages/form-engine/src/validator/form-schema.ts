import type { RJSFSchema } from '@rjsf/utils';

/** No properties, because rjsf would walk all properties on each change. */
export const formSchema = { $id: 'form', type: 'object' } as const satisfies RJSFSchema;
