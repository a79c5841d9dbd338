import type { Context } from 'hono';
import { validateImageSize } from '@kosha/domain';
import { sha256 } from '../keys/ids.ts';
import { InvalidRequest } from '../refusals/errors.ts';
import { errorMessages } from '../messages/error-messages.ts';
import type { ContractBody, FilePart } from './contract-bodies.ts';
import type { ContractOperation } from './contract.ts';
import { multipartFormMaxBytes, readMultipartForm } from './read-multipart.ts';
import { receiveMultipartForm } from './receive-form.ts';
import type { Sender } from './upload-slots.ts';
import type { RequestChecks } from './validation.ts';
import { refuse } from '../refusals/refuse.ts';
import { inspectPicture, type Picture } from '../services/picture/inspect.ts';

/**
 * Validates and re-encodes a photo, and ignores the file name and type that the client sent. Throws
 * a Refusal if the photo is empty, too big, damaged or of an unsupported type (§5).
 */
async function acceptPicture(
  bytes: Uint8Array<ArrayBuffer>,
  { mediaTypes }: FilePart,
): Promise<Picture> {
  if (bytes.length === 0) throw refuse('pictureEmpty');
  if (validateImageSize(bytes.length) !== null) throw refuse('pictureTooBig');
  const type = await typeOf(bytes);
  if (mediaTypes.includes(type)) return inspectPicture(bytes);
  if (/^image\/hei[cf]/.test(type)) throw refuse('pictureHeic');
  throw refuse(type.startsWith('image/') ? 'pictureOfOtherType' : 'notAPicture');
}

async function typeOf(bytes: Uint8Array): Promise<string> {
  // Imported on first use, so the server starts faster.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found?.mime ?? '';
}

export interface CheckedRequest {
  query: object;
  path: object;
  body: unknown;
  bodyHash: string;
  webUuid: string;
  idempotencyKey: string | undefined;
}

export async function readRequest(
  c: Context,
  operation: ContractOperation,
  checks: RequestChecks,
  { admit, sender }: PictureUploadContext,
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
  const { body, bodyHash } = await readBody(c, operation, checks, { admit, sender });
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
  /**
   * A hash by which a repeated request is recognized. It ignores the boundary of a multipart form,
   * because each attempt may have another boundary.
   */
  bodyHash: string;
}

export interface PictureUploadContext {
  sender: Sender;
  /** Counts a form's photos before decoding. Throws a Refusal if they exceed the rate limit. */
  admit: (uses: number) => Promise<void>;
}

async function readBody(
  c: Context,
  { bodies }: ContractOperation,
  checks: RequestChecks,
  { admit, sender }: PictureUploadContext,
): Promise<ReadBody> {
  if (Object.keys(bodies).length === 0) return { body: undefined, bodyHash: '' };
  const contract = bodies[multipartType];
  if (contract === undefined) return readJson(c, checks);
  const contentType = c.req.header('content-type') ?? '';
  if (mediaTypeOf(c) !== multipartType) throw new InvalidRequest(errorMessages.noForm);
  return receiveMultipartForm(
    c.req.raw,
    { maxBytes: multipartFormMaxBytes(contract), sender },
    (bytes) => readMultipart(bytes, { contentType, contract, checks, admit }),
  );
}

async function readJson(c: Context, checks: RequestChecks): Promise<ReadBody> {
  if (mediaTypeOf(c) !== jsonType) throw new InvalidRequest(errorMessages.noJson);
  const text = await c.req.text();
  const body = parseJson(text);
  checks.body(jsonType, body);
  return { body, bodyHash: sha256(text) };
}

interface FormRules {
  contentType: string;
  contract: ContractBody;
  checks: RequestChecks;
  admit: PictureUploadContext['admit'];
}

async function readMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  { contentType, contract, checks, admit }: FormRules,
): Promise<ReadBody> {
  const form = readMultipartForm(bytes, contentType, contract);
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidRequest(errorMessages.unreadableJson);
  }
}
