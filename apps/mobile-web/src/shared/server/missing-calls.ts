import type { paths } from '@kosha/api-client/types';
import { apiBase } from './api-base.ts';

type Fetch = (request: Request) => Promise<Response>;

/**
 * Simulates a 404 response for each listed call and sends no request (D62). `calls` has the form
 * 'GET /order/v1/kfs,POST /order/v1/kfs'.
 */
export function simulateMissingCalls(calls: string, send: Fetch): Fetch {
  const missing = new Set(calls.split(','));
  return (request) => {
    const [, path = ''] = new URL(request.url).pathname.split(
      new URL(apiBase, request.url).pathname,
    );
    return missing.has(`${request.method} ${path}`)
      ? Promise.resolve(new Response('', { status: 404 }))
      : send(request);
  };
}

type OptionalCall = `${'GET' | 'POST'} ${keyof paths}`;

/**
 * Returns true if the server lacks the call. Screens then hide the content that needs this call
 * (D62). A build for a server with all calls does not contain this code.
 */
export const isCallMissing = (call: OptionalCall): boolean =>
  import.meta.env.VITE_MISSING_CALLS !== '' &&
  import.meta.env.VITE_MISSING_CALLS.split(',').includes(call);
