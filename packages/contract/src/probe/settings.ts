import { readFile } from 'node:fs/promises';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { isRecord } from '../document/doc-node.ts';

type StringMap = Readonly<Record<string, string>>;

/** One sign-in request. Values of earlier steps replace `{name}` in its strings. */
export interface SignInStep {
  method: string;
  url: string;
  headers: StringMap;
  body: unknown;
  take: StringMap;
}

export interface ProbeSettings {
  /** Headers that the probe sends with each call. Sign-in values replace `{name}` in them. */
  headers: StringMap;
  signIn: readonly SignInStep[];
  /** Values by parameter or field name, which the probe sends instead of generated values. */
  values: Readonly<Record<string, unknown>>;
  /**
   * Values to store from responses. Each entry has an operation and a JSON pointer, such as
   * `listCards /data/0/id`.
   */
  learn: StringMap;
  /** Values of another user by name. The server must reject requests with them. */
  others: Readonly<Record<string, unknown>>;
}

const noSettings: ProbeSettings = { headers: {}, signIn: [], values: {}, learn: {}, others: {} };

const example = `{
  "headers": { "token": "{token}" },
  "signIn": [{ "method": "POST", "url": "/login", "body": {}, "take": { "token": "/data/token" } }],
  "values": { "productId": "1" },
  "learn": { "cardId": "listCards /data/0/id" },
  "others": { "orderId": "an order of another user" }
}`;

type CreateError = (what: string, ...keys: (string | number)[]) => Error;

export async function readSettings(file: string | undefined): Promise<ProbeSettings> {
  if (file === undefined) return noSettings;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CannotCompare(`${file} cannot be read`);
  });
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  // The parser's message would quote the file, which contains credentials.
  const [error] = document.errors;
  if (error) throw new CannotCompare(`${file}:${lineAt(error.pos[0])} is not JSON or YAML`);
  const invalid: CreateError = (what, ...keys) => {
    const node: unknown = document.getIn(keys, true);
    const line = isNode(node) && node.range ? lineAt(node.range[0]) : 1;
    return new CannotCompare(`${file}:${line} ${what}. It looks like\n${example}`);
  };
  const value: unknown = document.toJS();
  if (!isRecord(value)) throw invalid('is not an object');
  const { headers = {}, signIn = [], values = {}, learn = {}, others = {} } = value;
  if (!isStringMap(headers)) throw invalid('headers are not texts by name', 'headers');
  if (!isRecord(values)) throw invalid('values are not given by name', 'values');
  if (!isRecord(others)) throw invalid('others are not given by name', 'others');
  if (!isStringMap(learn))
    throw invalid('learn is not an operation and a pointer by name', 'learn');
  if (!Array.isArray(signIn)) throw invalid('signIn is no list', 'signIn');
  return {
    headers,
    values,
    learn,
    others,
    signIn: signIn.map((step: unknown, at) => readStep(step, at, invalid)),
  };
}

function readStep(step: unknown, at: number, invalid: CreateError): SignInStep {
  if (!isRecord(step)) throw invalid(`signIn/${at} is not an object`, 'signIn', at);
  const { method = 'POST', url, headers = {}, body, take = {} } = step;
  if (typeof method !== 'string' || typeof url !== 'string' || !url.startsWith('/')) {
    throw invalid(`signIn/${at} needs a url that starts with a slash`, 'signIn', at);
  }
  if (!isStringMap(headers) || !isStringMap(take)) {
    throw invalid(`signIn/${at} needs headers and take as texts by name`, 'signIn', at);
  }
  return { method, url, headers, body, take };
}

const isStringMap = (value: unknown): value is StringMap =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string');
