import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A problem shown by a sandbox page. */
export class PageProblem extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.name = 'PageProblem';
    this.status = status;
  }
}
