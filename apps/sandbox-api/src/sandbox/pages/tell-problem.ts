import type { Context } from 'hono';
import { html } from 'hono/html';
import { Conflict, NotFound } from '../../refusals/errors.ts';
import { layout, type Html } from './layout.ts';
import { PageProblem } from './problem.ts';
import { wantsJson } from './read-fields.ts';

/** Answers a problem as a page, or as JSON to a client that wants JSON. Throws any other error again. */
export function tellProblem(error: Error, c: Context): Response | Promise<Response> {
  const { status, message } = toProblem(error);
  return wantsJson(c) ? c.json({ error: message }, status) : c.html(problemPage(message), status);
}

function toProblem(error: Error): PageProblem {
  if (error instanceof PageProblem) return error;
  if (error instanceof NotFound) return new PageProblem(404, error.message);
  if (error instanceof Conflict) return new PageProblem(409, error.message);
  throw error;
}

function problemPage(message: string): Html {
  const body = html`<h1>This did not work</h1>
    <p class="note problem" role="alert">${message}</p>
    <p><a class="button" href="/sandbox">To the sandbox</a></p>`;
  return layout({ title: 'This did not work', path: '', body });
}
