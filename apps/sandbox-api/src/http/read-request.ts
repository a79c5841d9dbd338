import type { Context } from 'hono';
import { sha256 } from '../keys/ids.ts';
import { BodyTooLarge, Invalid } from '../refusals/errors.ts';
import { errorTexts } from '../words/error-texts.ts';
import { acceptPicture } from './accept-picture.ts';
import type { ContractBody } from './contract-bodies.ts';
import type { ContractOperation } from './contract.ts';
import { formMaxBytes, readForm } from './read-multipart.ts';
import { droppedBytes, receiveForm } from './receive-form.ts';
import { jsonMaxBytes } from './route.ts';
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

const jsonType = 'application/json';
const multipartType = 'multipart/form-data';

interface ReadBody {
  body: unknown;
  /** Equal for equal bodies, whatever boundary a form has. */
  bodyHash: string;
}

/** Counts pictures before they are inspected. Throws a Refusal. */
export type AdmitPictures = (uses: number) => Promise<void>;

/** Reads a body and checks it against the contract. Throws Invalid, BodyTooLarge or a Refusal. */
async function readBody(
  c: Context,
  { bodies }: ContractOperation,
  checks: RequestChecks,
  admit: AdmitPictures,
): Promise<ReadBody> {
  if (Object.keys(bodies).length === 0) return { body: undefined, bodyHash: '' };
  const contract = bodies[multipartType];
  if (contract === undefined) return readJson(c, checks);
  const contentType = c.req.header('content-type') ?? '';
  if (mediaTypeOf(c) !== multipartType) throw new Invalid(errorTexts.noForm);
  return receiveForm(c.req.raw, formMaxBytes(contract), (bytes) =>
    readMultipart(bytes, { contentType, contract, checks, admit }),
  );
}

async function readJson(c: Context, checks: RequestChecks): Promise<ReadBody> {
  if (mediaTypeOf(c) !== jsonType) throw new Invalid(errorTexts.noJson);
  const text = (await readBytes(c.req.raw, jsonMaxBytes)).toString('utf8');
  const body = parseJson(text);
  checks.body(jsonType, body);
  return { body, bodyHash: sha256(text) };
}

interface FormRules {
  contentType: string;
  contract: ContractBody;
  checks: RequestChecks;
  admit: AdmitPictures;
}

async function readMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  { contentType, contract, checks, admit }: FormRules,
): Promise<ReadBody> {
  const form = readForm(bytes, contentType, contract);
  checks.body(multipartType, form.values);
  const pictures = [...form.files.values()].flat().length;
  if (pictures > 0) await admit(pictures);
  const files = await Promise.all(
    [...form.files].map(async ([part, given]) => {
      const accepted = await Promise.all(given.map((content) => acceptPicture(content, part)));
      return [part.name, part.isList ? accepted : accepted[0]] as const;
    }),
  );
  return { body: { ...form.values, ...Object.fromEntries(files) }, bodyHash: form.hash };
}

const mediaTypeOf = (c: Context) =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Reads at most `maxBytes`, whatever length the body claims. Of a longer body it reads and drops a
 * little more, so that the sender gets the answer and not only a broken connection. A body with a known
 * length is read in one step, at a fifth of the cost; the HTTP parser makes sure that it is not longer.
 */
async function readBytes(
  request: globalThis.Request,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (length <= maxBytes) return Buffer.from(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= maxBytes) chunks.push(chunk);
    if (size > maxBytes + droppedBytes) break;
  }
  if (size > maxBytes) throw new BodyTooLarge();
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Invalid(errorTexts.unreadableJson);
  }
}
