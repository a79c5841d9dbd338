import type { paths } from '@kosha/api-client/types';

/** An optional call as in a brand's capabilities.json, such as 'POST /grievance/v1/save'. */
type OptionalCall = `${'GET' | 'POST'} ${keyof paths}`;

/**
 * Whether the lender's server lacks this call, which is known at build time; its entry points are
 * then hidden (D62). A build for a server with all calls does not contain this code.
 */
export const isCallMissing = (call: OptionalCall): boolean =>
  import.meta.env.VITE_MISSING_CALLS !== '' &&
  import.meta.env.VITE_MISSING_CALLS.split(',').includes(call);
