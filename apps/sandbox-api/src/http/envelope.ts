import { HTTPException } from 'hono/http-exception';
import { isOutOfRoom, isUnavailable } from '../db/errors.ts';
import { ApiError, BodyTooLarge, Fault, NotAccepted, OutOfRoom, Unavailable } from '../errors.ts';

/** What every answer is wrapped in (§7). */
export interface Envelope {
  code: number | '0';
  msg: string;
  data: unknown;
}

export const success = (data: unknown, code: 0 | '0' = 0): Envelope => ({ code, msg: 'ok', data });

export function failure({ code, message, fields }: ApiError): Envelope {
  return {
    code,
    msg: message,
    data: fields.length === 0 ? null : { errorColumn: fields },
  };
}

/** Turns whatever was thrown into an error that can be sent. Only this function does so. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return error.status === 413 ? new BodyTooLarge() : new NotAccepted(error.status);
  }
  if (isOutOfRoom(error)) return new OutOfRoom();
  return isUnavailable(error) ? new Unavailable() : new Fault();
}
