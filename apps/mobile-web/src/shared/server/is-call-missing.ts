import type { paths } from '@kosha/api-client/types';

/** Such as 'POST /grievance/v1/save'. */
type OptionalCall = `${'GET' | 'POST'} ${keyof paths}`;

/**
 * Whether the server lacks the call; screens then hide their links to this feature (D62). A build
 * for a server with all calls does not contain this code.
 */
export const isCallMissing = (call: OptionalCall): boolean =>
  import.meta.env.VITE_MISSING_CALLS !== '' &&
  import.meta.env.VITE_MISSING_CALLS.split(',').includes(call);
