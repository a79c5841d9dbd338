/** One request with its answer, as a tool saw them pass. */
export interface Exchange {
  /** `GET`, `post`: any case. */
  method: string;
  /** Whole, or only from the path on. */
  url: string;
  request: Message;
  response: Message & { status: number };
}

export interface Message {
  /** By names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: Body;
}

export type Body =
  | { kind: 'none' }
  | { kind: 'text'; text: string }
  | { kind: 'parts'; parts: readonly Part[] }
  /** There was one, but it was not recorded. */
  | { kind: 'unknown'; why: string };

/** One part of a multipart body. A file has a content type and no text. */
export interface Part {
  name: string;
  contentType?: string | undefined;
  text?: string | undefined;
}

export type Level = 'breaking' | 'warning' | 'info';

/** One place where an exchange differs from the document. Values are masked already. */
export interface Problem {
  /** Such as `response-missing-field`. */
  rule: string;
  level: Level;
  /** What differs: `status`, `content-type`, `query amount`, `/data/0/orderId`. */
  field: string;
  expected: string;
  got: string;
  /** Where the document says what is expected, as a JSON pointer. */
  pointer: string;
  /** The app reads the value all the same (`x-reads-other-forms`). */
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

/** The media type without its parameters; undefined when the header is missing. */
export function mediaTypeOf({ headers }: Pick<Message, 'headers'>): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() || undefined;
}

export const isJsonType = (type: string) => /^(application|text)\/([\w.-]+\+)?json$/.test(type);

export const noHeaders: ReadonlyMap<string, string> = new Map();
