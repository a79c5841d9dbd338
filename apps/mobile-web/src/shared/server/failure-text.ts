import { ApiError, type ApiFailure } from '@kosha/api-client';
import { plainText } from '@kosha/domain';
import { defineMessages, translate } from '../i18n/messages.ts';

const failureMessages = defineMessages('failure', {
  network: 'No connection. Check your network and try again.',
  timeout: 'This is taking too long. Check your network and try again.',
  malformed: 'Something went wrong on our side. Please try again.',
  business: 'This could not be done. Please try again.',
});

/** The text for a failure: the server's if it sent one, else ours; undefined if nothing is to be said. */
export function failureText(failure: ApiFailure): string | undefined {
  const text = translate(failureMessages);
  switch (failure.kind) {
    case 'business':
      return plainText(failure.message) || text('business');
    // The end of a session has its own message elsewhere; after an abort the screen is gone.
    case 'sessionLost':
    case 'aborted':
      return undefined;
    default:
      return text(failure.kind);
  }
}

/** As `failureText`, for what a query threw; an answer that could not be read counts as malformed. */
export function errorText(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return failureText(
    error instanceof ApiError ? error.failure : { kind: 'malformed', httpStatus: 0 },
  );
}
