import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error that a sandbox page shows to the user. */
export class PageProblem extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.name = 'PageProblem';
    this.status = status;
  }
}
