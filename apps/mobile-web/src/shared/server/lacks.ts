import type { paths } from '@kosha/api-client/types';

/** As a brand's capabilities.json names it, such as 'POST /grievance/v1/save'. */
type OptionalCall = `${'GET' | 'POST'} ${keyof paths}`;

/**
 * Whether the build knows that the lender's server lacks this call: what would only lead to it is then not shown (D62). In a
 * build for a server with all calls nothing of it is left.
 */
export const lacks = (call: OptionalCall): boolean =>
  import.meta.env.VITE_MISSING_CALLS !== '' &&
  import.meta.env.VITE_MISSING_CALLS.split(',').includes(call);
