import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { english } from '../words/english.ts';
import { errorTexts } from '../words/error-texts.ts';
import type { Text } from '../words/text.ts';

/** What is wrong with one field; `name` is its payload name (§8). */
export interface FieldProblem {
  name: string;
  msg: Text;
}

/**
 * An answer other than success. A refusal is sent with HTTP 200 and its own code (§7); a fault of the
 * server or the transport has the same number as code and HTTP status. Its `text` is told in the language of the
 * request (D58); its `message` is the same in English.
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

/** A key that is in use: for a call under way, or for another one. */
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

/** A request that the HTTP library refused before our code saw it. */
export class NotAccepted extends ApiError {
  constructor(status: ContentfulStatusCode) {
    super(status, errorTexts.notAccepted, status);
  }
}

/** The path exists, but for other methods; they stand in the header Allow. */
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

/** The disk is full. What was saved before stays. */
export class OutOfRoom extends Unavailable {
  constructor() {
    super(errorTexts.outOfRoom);
  }
}
