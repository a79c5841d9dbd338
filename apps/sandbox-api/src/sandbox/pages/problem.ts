import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Why a sandbox page does not do what was asked. */
export class PageProblem extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.name = 'PageProblem';
    this.status = status;
  }
}
