import type { Context } from 'hono';
import { BodyTooLarge, Invalid } from '../errors.ts';
import { sha256 } from '../ids.ts';
import type { ContractOperation } from './contract.ts';
import type { RequestChecks } from './validation.ts';

const JSON_TYPE = 'application/json';
const JSON_MAX_BYTES = 256 * 1024;

export interface CheckedRequest {
  readonly query: object;
  readonly path: object;
  readonly body: unknown;
  readonly bodyHash: string;
  readonly webUuid: string;
  readonly idempotencyKey: string | undefined;
}

/** Reads a request and holds it against the contract. Throws Invalid or BodyTooLarge. */
export async function readRequest(
  c: Context,
  operation: ContractOperation,
  checks: RequestChecks,
): Promise<CheckedRequest> {
  const given = (place: string, read: (name: string) => string | undefined) =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.place === place)
        .map(({ name }) => [name, read(name)]),
    );
  const header = checks.header(given('header', (name) => c.req.header(name)));
  const query = checks.query(given('query', (name) => c.req.query(name)));
  const path = checks.path(given('path', (name) => c.req.param(name)));
  const { body, bodyHash } = await readBody(c, operation, checks);
  const { web_uuid: webUuid = '', 'Idempotency-Key': idempotencyKey } = header as {
    readonly web_uuid?: string;
    readonly 'Idempotency-Key'?: string;
  };
  return { query, path, body, bodyHash, webUuid, idempotencyKey };
}

async function readBody(c: Context, operation: ContractOperation, checks: RequestChecks) {
  if (Object.keys(operation.bodies).length === 0) return { body: undefined, bodyHash: '' };
  const mediaType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (mediaType !== JSON_TYPE) throw new Invalid('The body must be JSON.');
  const text = await readText(c.req.raw, JSON_MAX_BYTES);
  return { body: checks.body(mediaType, parseJson(text)), bodyHash: sha256(text) };
}

/** Stops reading as soon as the body is too large, whatever length it claims. */
async function readText(request: globalThis.Request, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Invalid('The body is not readable JSON.');
  }
}
