import { HTTPException } from 'hono/http-exception';
import { isOutOfRoom, isUnavailable } from '../db/errors.ts';
import {
  ApiError,
  BodyTooLarge,
  CodeUnderWay,
  Fault,
  NotAccepted,
  OutOfRoom,
  TooMany,
  Unavailable,
} from '../errors.ts';

/** What every answer is wrapped in (§7). */
export interface Envelope {
  code: number | '0';
  msg: string;
  data: unknown;
}

export const success = (data: unknown, code: 0 | '0' = 0): Envelope => ({ code, msg: 'ok', data });

export function failure(error: ApiError): Envelope {
  return { code: error.code, msg: error.message, data: detailsOf(error) };
}

function detailsOf(error: ApiError): object | null {
  if (error.fields.length > 0) return { errorColumn: error.fields };
  const waits = error instanceof TooMany || error instanceof CodeUnderWay;
  const seconds = waits ? error.retryAfterSeconds : undefined;
  return seconds === undefined ? null : { retryAfterSeconds: seconds };
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
