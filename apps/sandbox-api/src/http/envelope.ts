import { HTTPException } from 'hono/http-exception';
import { ApiError, BodyTooLarge, Fault, NotAccepted, Unavailable } from '../errors.ts';
import { isUnavailable } from '../db/errors.ts';

/** What every answer is wrapped in (§7). */
export interface Envelope {
  readonly code: number | '0';
  readonly msg: string;
  readonly data: unknown;
}

export const success = (data: unknown, code: 0 | '0' = 0): Envelope => ({ code, msg: 'ok', data });

export function failure({ code, message, fields }: ApiError): Envelope {
  return {
    code,
    msg: message,
    data: fields.length === 0 ? null : { errorColumn: fields },
  };
}

/** The one place where whatever was thrown becomes an answer. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return error.status === 413 ? new BodyTooLarge() : new NotAccepted(error.status);
  }
  return isUnavailable(error) ? new Unavailable() : new Fault();
}
