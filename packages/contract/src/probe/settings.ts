import { readFile } from 'node:fs/promises';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { isRecord } from '../document/doc-node.ts';

type Texts = Readonly<Record<string, string>>;

/** One request of the sign-in. `{name}` in any text is replaced by a value taken before. */
export interface SignInStep {
  method: string;
  /** From the server's origin, such as `/api1/user/v1/login`. */
  url: string;
  headers: Texts;
  body: unknown;
  /** Values to take from the response: a JSON pointer by name. */
  take: Texts;
}

/** How the probe signs in, and known values of the server; from `--config`. */
export interface ProbeSettings {
  /** Sent with every call. `{name}` is replaced by a value taken at sign-in. */
  headers: Texts;
  signIn: readonly SignInStep[];
  /** Values of parameters and fields by name, instead of generated ones. */
  values: Readonly<Record<string, unknown>>;
  /** Where responses provide values: an operation and a JSON pointer by name. */
  learn: Texts;
  /** Another user's values by parameter or field name; requests with them must be rejected. */
  others: Readonly<Record<string, unknown>>;
}

const nothing: ProbeSettings = { headers: {}, signIn: [], values: {}, learn: {}, others: {} };

const example = `{
  "headers": { "token": "{token}" },
  "signIn": [{ "method": "POST", "url": "/login", "body": {}, "take": { "token": "/data/token" } }],
  "values": { "productId": "1" },
  "learn": { "cardId": "listCards /data/0/id" },
  "others": { "orderId": "an order of another user" }
}`;

type Wrong = (what: string, ...keys: (string | number)[]) => Error;

/** @throws CannotCompare naming the file, the line and the invalid part */
export async function readSettings(file: string | undefined): Promise<ProbeSettings> {
  if (file === undefined) return nothing;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CannotCompare(`${file} cannot be read`);
  });
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  // The parser's message quotes the file, which contains credentials.
  const [error] = document.errors;
  if (error) throw new CannotCompare(`${file}:${lineAt(error.pos[0])} is not JSON or YAML`);
  const wrong: Wrong = (what, ...keys) => {
    const node: unknown = document.getIn(keys, true);
    const line = isNode(node) && node.range ? lineAt(node.range[0]) : 1;
    return new CannotCompare(`${file}:${line} ${what}. It looks like\n${example}`);
  };
  const value: unknown = document.toJS();
  if (!isRecord(value)) throw wrong('is not an object');
  const { headers = {}, signIn = [], values = {}, learn = {}, others = {} } = value;
  if (!isTexts(headers)) throw wrong('headers are not texts by name', 'headers');
  if (!isRecord(values)) throw wrong('values are not given by name', 'values');
  if (!isRecord(others)) throw wrong('others are not given by name', 'others');
  if (!isTexts(learn)) throw wrong('learn is not an operation and a pointer by name', 'learn');
  if (!Array.isArray(signIn)) throw wrong('signIn is no list', 'signIn');
  return {
    headers,
    values,
    learn,
    others,
    signIn: signIn.map((step: unknown, at) => readStep(step, at, wrong)),
  };
}

function readStep(step: unknown, at: number, wrong: Wrong): SignInStep {
  if (!isRecord(step)) throw wrong(`signIn/${at} is not an object`, 'signIn', at);
  const { method = 'POST', url, headers = {}, body, take = {} } = step;
  if (typeof method !== 'string' || typeof url !== 'string' || !url.startsWith('/')) {
    throw wrong(`signIn/${at} needs a url that starts with a slash`, 'signIn', at);
  }
  if (!isTexts(headers) || !isTexts(take)) {
    throw wrong(`signIn/${at} needs headers and take as texts by name`, 'signIn', at);
  }
  return { method, url, headers, body, take };
}

const isTexts = (value: unknown): value is Texts =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string');
