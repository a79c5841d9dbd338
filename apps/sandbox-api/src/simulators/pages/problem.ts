import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What a sandbox page says instead of doing what was asked. */
export class PageProblem extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.name = 'PageProblem';
    this.status = status;
  }
}
