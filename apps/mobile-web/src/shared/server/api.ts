import { createApiClient, type RawResponse } from '@kosha/api-client';
import { limits } from '@kosha/domain';
import { fetchAndSave, deleteCachedResponses } from '../offline/saved-responses.ts';
import { currentSession, loseSession } from '../session/session.ts';
import { apiBase } from './api-base.ts';
import { deviceHeaders } from './device-headers.ts';
import { simulateMissingCalls } from './missing-calls.ts';
import { showToast } from '@kosha/ui';

/** Compares responses with the contract. Production bundles do not contain this code. */
const onResponse = import.meta.env.DEV
  ? (response: RawResponse) => {
      void import('./report-drift.ts').then(({ reportDrift }) => reportDrift(response));
    }
  : undefined;

const missingCalls = import.meta.env.VITE_MISSING_CALLS;

/** The only API client of the app (§7). */
export const api = createApiClient({
  baseUrl: apiBase,
  timeoutMs: limits.requestTimeoutMs,
  getToken: () => currentSession()?.token,
  getDeviceHeaders: deviceHeaders,
  // The route guard then opens sign-in, which returns to the current screen (§6).
  onSessionLost: ({ token, message }) => {
    if (token === undefined || token !== currentSession()?.token) return;
    loseSession();
    if (message) showToast(message, 'danger');
  },
  onWritten: deleteCachedResponses,
  onResponse,
  // The bundle contains `simulateMissingCalls` only if the server lacks some calls.
  fetch: missingCalls ? simulateMissingCalls(missingCalls, fetchAndSave) : fetchAndSave,
});
