import type { paths } from '@kosha/api-client/types';

type OptionalCall = `${'GET' | 'POST'} ${keyof paths}`;

/**
 * Returns true if the server lacks the call. Screens then hide the content that needs this call
 * (D62). A build for a server with all calls does not contain this code.
 */
export const isCallMissing = (call: OptionalCall): boolean =>
  import.meta.env.VITE_MISSING_CALLS !== '' &&
  import.meta.env.VITE_MISSING_CALLS.split(',').includes(call);
