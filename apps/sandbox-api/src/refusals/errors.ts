import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { english } from '../words/english.ts';
import { errorTexts } from '../words/error-texts.ts';
import type { Text } from '../words/text.ts';

/** A problem of one field; `name` is its payload name (§8). */
export interface FieldProblem {
  name: string;
  msg: Text;
}

/**
 * A response other than success. A business error has HTTP 200 and its own code (§7); for server
 * and transport errors, code and HTTP status are equal. `text` is translated to the request's
 * language (D58); `message` is the English one.
 */
export abstract class ApiError extends Error {
  readonly code: number;
  readonly text: Text;
  readonly status: ContentfulStatusCode;
  readonly fields: readonly FieldProblem[];

  constructor(
    code: number,
    text: Text,
    status: ContentfulStatusCode = 200,
    fields: readonly FieldProblem[] = [],
  ) {
    super(english.say(text));
    this.name = new.target.name;
    this.code = code;
    this.text = text;
    this.status = status;
    this.fields = fields;
  }
}

export class SessionLost extends ApiError {
  constructor(text: Text = errorTexts.sessionLost) {
    super(-4, text);
  }
}

export class Invalid extends ApiError {
  constructor(text: Text = errorTexts.invalid, fields: readonly FieldProblem[] = []) {
    super(400, text, 200, fields);
  }
}

/** The idempotency key is in use, for a running call or a different one. */
export class KeyConflict extends ApiError {
  constructor(text: Text) {
    super(409, text);
  }
}

export class BodyTooLarge extends ApiError {
  constructor() {
    super(413, errorTexts.tooLarge, 413);
  }
}

/** A request rejected by the HTTP library. */
export class NotAccepted extends ApiError {
  constructor(status: ContentfulStatusCode) {
    super(status, errorTexts.notAccepted, status);
  }
}

/** The path exists for other methods, listed in the Allow header. */
export class WrongMethod extends ApiError {
  constructor() {
    super(405, errorTexts.wrongMethod, 405);
  }
}

/** The Host header names another server. */
export class WrongHost extends ApiError {
  constructor() {
    super(421, errorTexts.wrongHost, 421);
  }
}

export class NoSuchPath extends ApiError {
  constructor() {
    super(404, errorTexts.noSuchPath, 404);
  }
}

export class Fault extends ApiError {
  constructor() {
    super(500, errorTexts.fault, 500);
  }
}

export class NotOffered extends ApiError {
  constructor(operationId: string) {
    super(501, { words: errorTexts.notOffered, with: { operation: operationId } }, 501);
  }
}

export class Unavailable extends ApiError {
  constructor(text: Text = errorTexts.unavailable) {
    super(503, text, 503);
  }
}

/** The disk is full. Saved data is unaffected. */
export class OutOfRoom extends Unavailable {
  constructor() {
    super(errorTexts.outOfRoom);
  }
}
