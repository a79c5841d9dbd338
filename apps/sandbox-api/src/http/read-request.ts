import type { Context } from 'hono';
import type { ContractOperation } from './contract.ts';
import { readBody, type AdmitPictures } from './read-body.ts';
import type { RequestChecks } from './validation.ts';

export interface CheckedRequest {
  query: object;
  path: object;
  body: unknown;
  bodyHash: string;
  webUuid: string;
  idempotencyKey: string | undefined;
}

/** Reads a request and checks it against the contract. Throws Invalid, BodyTooLarge or a Refusal. */
export async function readRequest(
  c: Context,
  operation: ContractOperation,
  checks: RequestChecks,
  admit: AdmitPictures,
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
  const { body, bodyHash } = await readBody(c, operation, checks, admit);
  const { web_uuid: webUuid = '', 'Idempotency-Key': idempotencyKey } = header as {
    web_uuid?: string;
    'Idempotency-Key'?: string;
  };
  return { query, path, body, bodyHash, webUuid, idempotencyKey };
}
