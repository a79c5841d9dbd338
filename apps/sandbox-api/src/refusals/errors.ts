import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What is wrong with one field; `name` is its payload name (§8). */
export interface FieldProblem {
  name: string;
  msg: string;
}

/**
 * An answer other than success. A refusal is sent with HTTP 200 and its own code (§7); a fault of the
 * server or the transport has the same number as code and HTTP status.
 */
export abstract class ApiError extends Error {
  readonly code: number;
  readonly status: ContentfulStatusCode;
  readonly fields: readonly FieldProblem[];

  constructor(
    code: number,
    msg: string,
    status: ContentfulStatusCode = 200,
    fields: readonly FieldProblem[] = [],
  ) {
    super(msg);
    this.name = new.target.name;
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

export class SessionLost extends ApiError {
  constructor(msg = 'Please sign in again.') {
    super(-4, msg);
  }
}

export class Invalid extends ApiError {
  constructor(msg: string, fields: readonly FieldProblem[] = []) {
    super(400, msg, 200, fields);
  }
}

/** A key that is in use: for a call under way, or for another one. */
export class KeyConflict extends ApiError {
  constructor(msg: string) {
    super(409, msg);
  }
}

export class BodyTooLarge extends ApiError {
  constructor() {
    super(413, 'What was sent is too large.', 413);
  }
}

/** A request that the HTTP library refused before our code saw it. */
export class NotAccepted extends ApiError {
  constructor(status: ContentfulStatusCode) {
    super(status, 'This request is not accepted.', status);
  }
}

/** The path exists, but for other methods; they stand in the header Allow. */
export class WrongMethod extends ApiError {
  constructor() {
    super(405, 'This call takes another method.', 405);
  }
}

/** The Host header names another server. */
export class WrongHost extends ApiError {
  constructor() {
    super(
      421,
      'This server does not know the name in the Host header. Set PUBLIC_ORIGIN to the address of the app.',
      421,
    );
  }
}

export class NoSuchPath extends ApiError {
  constructor() {
    super(404, 'There is no such call.', 404);
  }
}

export class Fault extends ApiError {
  constructor() {
    super(500, 'Something went wrong. Please try again.', 500);
  }
}

export class NotOffered extends ApiError {
  constructor(operationId: string) {
    super(501, `${operationId} is not offered by this server yet`, 501);
  }
}

export class Unavailable extends ApiError {
  constructor(msg = 'The server is not available right now. Please try again later.') {
    super(503, msg, 503);
  }
}

/** The disk is full. What was saved before stays. */
export class OutOfRoom extends Unavailable {
  constructor() {
    super(
      'Nothing can be saved right now, because the server has no room left. Please try again later.',
    );
  }
}
