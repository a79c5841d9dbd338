import type { Context } from 'hono';
import { html } from 'hono/html';
import { layout, type Html } from './layout.ts';
import { PageProblem } from './problem.ts';
import { wantsJson } from './read-fields.ts';

export function respondToProblem(error: Error, c: Context): Response | Promise<Response> {
  if (!(error instanceof PageProblem)) throw error;
  const { status, message } = error;
  return wantsJson(c) ? c.json({ error: message }, status) : c.html(problemPage(message), status);
}

function problemPage(message: string): Html {
  const body = html`<h1>This did not work</h1>
    <p class="note problem" role="alert">${message}</p>
    <p><a class="button" href="/sandbox">To the sandbox</a></p>`;
  return layout({ title: 'This did not work', path: '', body });
}
