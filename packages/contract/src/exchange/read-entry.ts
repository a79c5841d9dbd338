import { gunzipSync } from 'node:zlib';
import { bodyOf, headersOf, noBody, type Body, type Exchange, type BodyPart } from './exchange.ts';
import { isRecord } from '../document/doc-node.ts';
import { parseMultipart } from './multipart.ts';

type Json = Record<string, unknown>;

/** Returns the reason if the entry is incomplete: browsers do not record everything. */
export function readEntry(entry: unknown): Exchange | { why: string } {
  const { request, response } = isRecord(entry) ? entry : ({} as Json);
  if (!isRecord(request)) return { why: 'the entry has no request' };
  if (!isRecord(response)) return { why: 'the entry has no response' };
  const { method, url } = request;
  if (typeof method !== 'string' || typeof url !== 'string' || !URL.canParse(url)) {
    return { why: 'the request has no method or no address' };
  }
  const headers = readHeaders(request);
  return {
    method,
    url,
    request: { headers, body: requestBody(request, headers) },
    response: {
      status: Number(response['status']) || 0,
      headers: readHeaders(response),
      body: responseBody(response),
    },
  };
}

function readHeaders({ headers }: Json): Map<string, string> {
  const list = Array.isArray(headers) ? (headers as unknown[]) : [];
  const pairs = list.flatMap((item): [string, string][] =>
    isRecord(item) && typeof item['name'] === 'string'
      ? [[item['name'], String(item['value'])]]
      : [],
  );
  return headersOf(pairs);
}

const notRecorded: Body = { kind: 'unknown', why: 'the recording holds no body' };

function requestBody({ postData, bodySize }: Json, headers: ReadonlyMap<string, string>): Body {
  if (!isRecord(postData)) {
    const size = Number(headers.get('content-length') ?? bodySize);
    return size > 0 ? notRecorded : noBody;
  }
  const type = headers.get('content-type') ?? String(postData['mimeType'] ?? '');
  const text = textOf(postData);
  if (type.startsWith('multipart/')) {
    const parts = (text && parseMultipart(text, type)) || readParams(postData);
    return parts.length > 0 ? { kind: 'parts', parts } : notRecorded;
  }
  if (text) return bodyOf(text);
  const params = readParams(postData);
  return params.length > 0 ? { kind: 'parts', parts: params } : noBody;
}

/** Firefox and Safari record form fields instead of the body's text. */
function readParams({ params }: Json): BodyPart[] {
  const list = Array.isArray(params) ? (params as unknown[]) : [];
  return list.filter(isRecord).map((param) => {
    const isFile = param['fileName'] !== undefined;
    return {
      name: String(param['name']),
      contentType: param['contentType'] === undefined ? undefined : String(param['contentType']),
      text: isFile ? undefined : String(param['value'] ?? ''),
    };
  });
}

function responseBody(response: Json): Body {
  const { content } = response;
  if (!isRecord(content)) return notRecorded;
  const text = textOf(content);
  if (text) return bodyOf(text);
  if (text === undefined && content['text'] !== undefined) {
    return { kind: 'unknown', why: 'the body cannot be unpacked' };
  }
  return isEmpty(response, content) ? noBody : notRecorded;
}

/** If a recorder writes an empty text for a lost body, a positive size shows the loss. */
function isEmpty(response: Json, { size, text }: Json): boolean {
  const length = readHeaders(response).get('content-length');
  const sizes = [size, response['bodySize'], length].map((one) => Number(one ?? -1));
  return Math.max(text === '' ? 0 : -1, ...sizes) === 0;
}

function textOf({ text, encoding }: Json): string | undefined {
  if (typeof text !== 'string') return undefined;
  return encoding === 'base64' ? decodeText(Buffer.from(text, 'base64')) : text;
}

/** Protects against decompression bombs. Real recordings are much smaller. */
const maxBytes = 512 * 1024 * 1024;

export function decodeText(bytes: Uint8Array): string | undefined {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    const plain = isGzip ? gunzipSync(bytes, { maxOutputLength: maxBytes }) : bytes;
    return new TextDecoder().decode(plain);
  } catch {
    return undefined;
  }
}
