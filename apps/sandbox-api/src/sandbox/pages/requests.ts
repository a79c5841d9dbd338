import { isPhone, nationalPhone } from '@kosha/domain';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { canBeStored } from '../../http/check-text.ts';
import { layout, type Html } from './layout.ts';

export class PageProblem extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.name = 'PageProblem';
    this.status = status;
  }
}

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

export type RequestFields = Readonly<Record<string, unknown>>;

const jsonType = /^application\/json\b/i;

export function wantsJson(c: Context): boolean {
  return (
    sendsJson(c) || c.req.path.endsWith('.json') || jsonType.test(c.req.header('accept') ?? '')
  );
}

export async function readRequestFields(c: Context): Promise<RequestFields> {
  const fields = await (sendsJson(c) ? readJson(c) : c.req.parseBody().catch(() => null));
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new PageProblem(400, 'Send a form or a JSON object.');
  }
  const values = Object.values(fields).filter((value) => typeof value === 'string');
  if (!values.every(canBeStored)) {
    throw new PageProblem(400, 'A field holds a character that cannot be kept.');
  }
  return fields as RequestFields;
}

const sendsJson = (c: Context) => jsonType.test(c.req.header('content-type') ?? '');

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns null if the field is missing or empty. */
export function readPhone(value: unknown): string | null {
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) return null;
  const phone = typeof value === 'string' ? nationalPhone(value) : '';
  if (!isPhone(phone)) throw new PageProblem(400, 'A mobile number has 10 digits.');
  return phone;
}
