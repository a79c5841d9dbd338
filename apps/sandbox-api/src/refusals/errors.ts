import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errorMessages } from '../messages/error-messages.ts';
import type { Message } from '../messages/message.ts';
import { englishTranslator } from '../messages/translator.ts';

/** An error in one field of a request. `name` is the field's name in the payload (§8). */
export interface FieldProblem {
  name: string;
  msg: Message;
}

/**
 * By default, the HTTP status is 200 and only `code` identifies the error (§7). HTTP and server
 * errors have their HTTP status as `code`. `message` is English; the client gets a translation of
 * `userMessage` (D58).
 */
export abstract class ApiError extends Error {
  readonly code: number;
  readonly userMessage: Message;
  readonly status: ContentfulStatusCode;
  readonly fields: readonly FieldProblem[];

  constructor(
    code: number,
    text: Message,
    status: ContentfulStatusCode = 200,
    fields: readonly FieldProblem[] = [],
  ) {
    super(englishTranslator.translate(text));
    this.name = new.target.name;
    this.code = code;
    this.userMessage = text;
    this.status = status;
    this.fields = fields;
  }
}

export class SessionLost extends ApiError {
  constructor(text: Message = errorMessages.sessionLost) {
    super(-4, text);
  }
}

export class InvalidRequest extends ApiError {
  constructor(text: Message = errorMessages.invalid, fields: readonly FieldProblem[] = []) {
    super(400, text, 200, fields);
  }
}

/** The idempotency key is in use by a running call, or was used with a different body. */
export class IdempotencyConflict extends ApiError {
  constructor(text: Message) {
    super(409, text);
  }
}

export class BodyTooLarge extends ApiError {
  constructor() {
    super(413, errorMessages.tooLarge, 413);
  }
}

/** Hono rejected the request with an HTTP error other than 413. */
export class RequestRejected extends ApiError {
  constructor(status: ContentfulStatusCode) {
    super(status, errorMessages.notAccepted, status);
  }
}

export class WrongMethod extends ApiError {
  constructor() {
    super(405, errorMessages.wrongMethod, 405);
  }
}

export class WrongHost extends ApiError {
  constructor() {
    super(421, errorMessages.wrongHost, 421);
  }
}

export class NoSuchPath extends ApiError {
  constructor() {
    super(404, errorMessages.noSuchPath, 404);
  }
}

export class Fault extends ApiError {
  constructor() {
    super(500, errorMessages.fault, 500);
  }
}

export class OperationNotOffered extends ApiError {
  constructor(operationId: string) {
    super(501, { words: errorMessages.notOffered, with: { operation: operationId } }, 501);
  }
}

export class Unavailable extends ApiError {
  constructor(text: Message = errorMessages.unavailable) {
    super(503, text, 503);
  }
}

export class DiskFull extends Unavailable {
  constructor() {
    super(errorMessages.outOfRoom);
  }
}
