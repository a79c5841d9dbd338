import type { ContentfulStatusCode } from 'hono/utils/http-status';

export class PageProblem extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.name = 'PageProblem';
    this.status = status;
  }
}
