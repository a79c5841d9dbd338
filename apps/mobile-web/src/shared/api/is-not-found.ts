import { ApiError } from '@kosha/api-client';

/** The server has nothing of this person's at that id, or takes it for no id at all (400, 404). */
export function isNotFound(error: Error | null): boolean {
  if (!(error instanceof ApiError) || error.failure.kind !== 'business') return false;
  return ['400', '404'].includes(String(error.failure.code));
}
