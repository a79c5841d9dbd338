export interface Exchange {
  /** The HTTP method in upper or lower case. */
  method: string;
  /** An absolute URL, or a path with query. */
  url: string;
  request: Message;
  response: Message & { status: number };
}

export interface Message {
  /** Values by header name in lower case. */
  headers: ReadonlyMap<string, string>;
  body: Body;
}

export type Body =
  | { kind: 'none' }
  | { kind: 'text'; text: string }
  | { kind: 'parts'; parts: readonly BodyPart[] }
  /** The recording lacks the body for the reason `why`. */
  | { kind: 'unknown'; why: string };

/** A part of a multipart body. A file has a content type and no text. */
export interface BodyPart {
  name: string;
  contentType?: string | undefined;
  text?: string | undefined;
}

export type ProblemLevel = 'breaking' | 'warning' | 'info';

/** One difference between an exchange and the document, with masked values. */
export interface Problem {
  /** The violated rule, such as `response-missing-field`. */
  rule: string;
  level: ProblemLevel;
  /** The location of the difference, such as `status`, `query amount` or `/data/0/orderId`. */
  field: string;
  expected: string;
  got: string;
  /** JSON pointer of the violated definition in the OpenAPI document. */
  pointer: string;
  /** Set if the app can convert the wrong value to the right type (`x-reads-other-forms`). */
  isRead?: true;
}

export const noBody: Body = { kind: 'none' };

export const bodyOf = (text: string): Body => (text === '' ? noBody : { kind: 'text', text });

export function headersOf(entries: Iterable<readonly [string, string]>): Map<string, string> {
  const headers = new Map<string, string>();
  for (const [name, value] of entries) {
    const key = name.toLowerCase();
    const before = headers.get(key);
    headers.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
}

export function mediaTypeOf({ headers }: Pick<Message, 'headers'>): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() || undefined;
}

/** Returns undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

export const parseBody = (body: Body): unknown =>
  body.kind === 'text' ? parseJson(body.text) : undefined;

export const isJsonType = (type: string) => /^(application|text)\/([\w.-]+\+)?json$/.test(type);

export const noHeaders: ReadonlyMap<string, string> = new Map();
