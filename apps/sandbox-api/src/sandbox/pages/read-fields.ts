import type { Context } from 'hono';
import { canBeStored } from '../../http/check-text.ts';
import { PageProblem } from './problem.ts';

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
