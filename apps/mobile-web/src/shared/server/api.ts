import { createApiClient, type RawAnswer } from '@kosha/api-client';
import { limits } from '@kosha/domain';
import { fetchAndSave } from '../offline/saved-answers.ts';
import { currentSession, loseSession } from '../session/session.ts';
import { apiBase } from './api-base.ts';
import { deviceHeaders } from './device-headers.ts';
import { answerMissing } from './missing-calls.ts';
import { showToast } from '@kosha/ui';

/** Checks answers against the contract while developing; absent from the production bundle. */
const onAnswer = import.meta.env.DEV
  ? (answer: RawAnswer) => {
      void import('./report-drift.ts').then(({ reportDrift }) => reportDrift(answer));
    }
  : undefined;

const missingCalls = import.meta.env.VITE_MISSING_CALLS;

/** The app's one way to the server (§7). */
export const api = createApiClient({
  baseUrl: apiBase,
  timeoutMs: limits.requestTimeoutMs,
  getToken: () => currentSession()?.token,
  getDeviceHeaders: deviceHeaders,
  // The route guard sees that the session is gone and goes to sign-in, which leads back (§6).
  onSessionLost: ({ token, message }) => {
    if (token === undefined || token !== currentSession()?.token) return;
    loseSession();
    if (message) showToast(message, 'danger');
  },
  onAnswer,
  // Nothing of it is in the app of a lender whose server has all calls.
  fetch: missingCalls ? answerMissing(missingCalls, fetchAndSave) : fetchAndSave,
});
