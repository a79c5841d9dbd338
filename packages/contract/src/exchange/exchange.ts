/** One request with its response, as a tool recorded it. */
export interface Exchange {
  /** Case-insensitive, such as `GET` or `post`. */
  method: string;
  /** An absolute URL, or a path with query. */
  url: string;
  request: Message;
  response: Message & { status: number };
}

export interface Message {
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: Body;
}

export type Body =
  | { kind: 'none' }
  | { kind: 'text'; text: string }
  | { kind: 'parts'; parts: readonly Part[] }
  /** A body was sent but not recorded. */
  | { kind: 'unknown'; why: string };

/** A part of a multipart body. A file has a content type and no text. */
export interface Part {
  name: string;
  contentType?: string | undefined;
  text?: string | undefined;
}

export type Level = 'breaking' | 'warning' | 'info';

/** One difference between an exchange and the document. Values are already masked. */
export interface Problem {
  /** Such as `response-missing-field`. */
  rule: string;
  level: Level;
  /** The differing part: `status`, `content-type`, `query amount`, `/data/0/orderId`. */
  field: string;
  expected: string;
  got: string;
  /** JSON pointer of the violated part of the document. */
  pointer: string;
  /** Whether the app accepts the value nevertheless (`x-reads-other-forms`). */
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

/** The media type without parameters; undefined if the header is missing. */
export function mediaTypeOf({ headers }: Pick<Message, 'headers'>): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() || undefined;
}

/** The text without the byte order mark that some servers send before JSON. */
export const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

export const isJsonType = (type: string) => /^(application|text)\/([\w.-]+\+)?json$/.test(type);

export const noHeaders: ReadonlyMap<string, string> = new Map();
