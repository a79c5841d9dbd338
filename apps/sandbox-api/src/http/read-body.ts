import { validationMessages } from '@kosha/domain';
import type { Context } from 'hono';
import { BodyTooLarge, Invalid } from '../errors.ts';
import { sha256 } from '../ids.ts';
import type { ContractOperation } from './contract.ts';
import { acceptFile } from './accept-file.ts';
import type { ContractBody } from './contract-bodies.ts';
import { formMaxBytes, readForm } from './read-multipart.ts';
import type { RequestChecks } from './validation.ts';

const JSON_TYPE = 'application/json';
const MULTIPART_TYPE = 'multipart/form-data';
const JSON_MAX_BYTES = 256 * 1024;
const DROPPED_BYTES = 64 * 1024 * 1024;

export interface ReadBody {
  readonly body: unknown;
  /** Tells two bodies apart; equal for equal ones, whatever boundary a form came with. */
  readonly bodyHash: string;
}

/** Reads a body and holds it against the contract. Throws Invalid, Refused or BodyTooLarge. */
export async function readBody(
  c: Context,
  { bodies }: ContractOperation,
  checks: RequestChecks,
): Promise<ReadBody> {
  if (Object.keys(bodies).length === 0) return { body: undefined, bodyHash: '' };
  const multipart = bodies[MULTIPART_TYPE];
  return multipart === undefined ? readJson(c, checks) : readMultipart(c, multipart, checks);
}

async function readJson(c: Context, checks: RequestChecks): Promise<ReadBody> {
  if (mediaTypeOf(c) !== JSON_TYPE) throw new Invalid('The body must be JSON.');
  const text = (await readBytes(c.req.raw, JSON_MAX_BYTES)).toString('utf8');
  const body = parseJson(text);
  checks.body(JSON_TYPE, body);
  return { body, bodyHash: sha256(text) };
}

async function readMultipart(
  c: Context,
  contract: ContractBody,
  checks: RequestChecks,
): Promise<ReadBody> {
  if (mediaTypeOf(c) !== MULTIPART_TYPE) throw new Invalid('The body must be a multipart form.');
  const { imageTooBig } = validationMessages;
  const bytes = await readBytes(c.req.raw, formMaxBytes(contract), imageTooBig);
  const form = await readForm(bytes, c.req.header('content-type') ?? '', contract);
  checks.body(MULTIPART_TYPE, form.values);
  const files = await Promise.all(
    [...form.files].map(async ([part, given]) => {
      const accepted = await Promise.all(given.map((file) => acceptFile(file, part)));
      return [part.name, part.isList ? accepted : accepted[0]] as const;
    }),
  );
  return { body: { ...form.values, ...Object.fromEntries(files) }, bodyHash: form.hash };
}

const mediaTypeOf = (c: Context) =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Keeps no more than `maxBytes`, whatever length the body claims. What is beyond is read and dropped
 * for a while: a sender whose line is cut would never see why. A body whose length is told, which
 * the HTTP parser holds it to, is read at once, which costs a fifth.
 */
async function readBytes(
  request: globalThis.Request,
  maxBytes: number,
  tooLarge?: string,
): Promise<Buffer<ArrayBuffer>> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (length <= maxBytes) return Buffer.from(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= maxBytes) chunks.push(chunk);
    if (size > maxBytes + DROPPED_BYTES) break;
  }
  if (size > maxBytes) throw new BodyTooLarge(tooLarge);
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Invalid('The body is not readable JSON.');
  }
}
