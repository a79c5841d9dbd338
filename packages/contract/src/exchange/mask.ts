import { escapePointerKey, isRecord, pointerOf } from '../document/doc-node.ts';

interface PublicNames {
  words: ReadonlySet<string>;
  values: ReadonlySet<string>;
  personalFields: ReadonlySet<string>;
}

const proseKeys = ['description', 'summary', 'title'];
const listKeys = ['enum', 'const', 'default', 'examples', 'x-extensible-enum'];

const isMarked = ({ format, ...schema }: Record<string, unknown>) =>
  schema['x-personal'] === true || schema['x-sensitive'] === true || format === 'password';

function readPublicNames(document: object): PublicNames {
  const words = new Set<string>();
  const values = new Set<string>();
  const personalFields = new Set<string>();
  const markedTargets = new Set<string>();
  const references: [name: string, target: string][] = [];
  visit(document, '');
  for (const [name, target] of references) {
    if (markedTargets.has(target)) personalFields.add(name);
  }
  return { words, values, personalFields };

  function visit(value: unknown, pointer: string): void {
    if (Array.isArray(value)) value.forEach((one, index) => visit(one, `${pointer}/${index}`));
    if (!isRecord(value)) return;
    if (isMarked(value)) markedTargets.add(pointer);
    collectFields(value);
    for (const [key, child] of Object.entries(value)) {
      if (proseKeys.includes(key) && typeof child === 'string') addWords(child);
      if (listKeys.includes(key)) [child].flat().forEach(addValue);
      visit(child, `${pointer}/${escapePointerKey(key)}`);
    }
  }

  function collectFields({ properties, name, schema, ...rest }: Record<string, unknown>): void {
    const fields = isRecord(properties) ? Object.entries(properties) : [];
    if (typeof name === 'string') fields.push([name, rest], [name, schema]);
    for (const [field, part] of fields) {
      if (!isRecord(part)) continue;
      if (isMarked(part)) personalFields.add(field);
      if (typeof part['$ref'] === 'string') references.push([field, pointerOf(part['$ref'])]);
    }
  }

  function addValue(value: unknown): void {
    if (typeof value === 'string' || typeof value === 'number') values.add(String(value));
  }

  function addWords(text: string): void {
    for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) words.add(word.toLowerCase());
  }
}

export interface Mask {
  text: (text: string) => string;
  value: (name: string, value: unknown) => unknown;
  /** Masks the value of a field with an enum. Short words stay visible, because they are codes. */
  code: (name: string, value: unknown) => unknown;
  /** Masks a value so that only its format stays visible, for undocumented content. */
  form: (name: string, value: unknown) => unknown;
  url: (url: string) => string;
  technical: (text: string) => string;
  /** Masks free text that belongs to no field, such as an HTML page. */
  prose: (text: string) => string;
}

export const noMask: Mask = {
  text: (text) => text,
  value: (_, value) => value,
  code: (_, value) => value,
  form: (_, value) => value,
  url: (url) => url,
  technical: (text) => text,
  prose: (text) => text,
};

const personal =
  /token|otp$|aadhaa?r|^pan|pan(no|number|card)?$|phone|mobile|account|card|name|mail|address|birth|born|^dob$|^lat|^lo?ng|password|secret|cookie|authori[sz]ation|uuid|device|proof|^sign|image|photo|contact|upi|^vpa|handle|borrower|customer|holder|payee|payer|nominee|father|mother|spouse|husband|wife|salary|income|session|credential|street|landmark|pin_?code|^(q|query|search|keyword|term|user|owner|ip)$/i;

/** In fields with these names, numbers with four or more digits may be one-time codes. */
const oneTimeCode = /code$|^pin$/i;

/** Texts that match these patterns are masked in any field. */
const recognizable = [
  /[\w.+-]+@[\w-]+(\.[\w-]+)*/, // e-mail addresses and UPI ids
  /\b[A-Z]{5}\d{4}[A-Z]\b/, // PAN
  /(?<!\d)\d(?:[ -]?\d){8,}(?!\d)/, // Aadhaar, phone and account numbers
  /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w.-]{20,}/, // tokens
];

/** One combined pattern, because several passes could mask a text twice. */
const anyOf = (...forms: RegExp[]) =>
  new RegExp([...recognizable, ...forms].map(({ source }) => source).join('|'), 'gu');

const form = anyOf();
const formOrNumber = anyOf(/\d{4,}/);
const formOrWord = anyOf(/[\p{L}\p{M}\p{N}]+/u);
const dayOrTime = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/;
/** Matches codes such as `late_payment`, `LATE`, `12`, but no names such as `Ravi`. */
const shortCode = /^([a-z][A-Za-z_-]{0,31}|[A-Z][A-Z_-]{0,31}|\d{1,3})$/;

/** Replaces letters and digits, but keeps the format so that format errors stay visible. */
function disguise(text: string): string {
  if (/^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/.test(text)) return 'AAAPA0000A';
  // The first digit stays, because it decides whether a phone or Aadhaar number is valid.
  const start = text.search(/\d/);
  const disguiseWith = (digit: string) =>
    [...text]
      .map((character, at) => {
        if (/\d/.test(character)) return at === start ? character : digit;
        if (/\p{Lu}/u.test(character)) return 'A';
        return /[\p{L}\p{M}]/u.test(character) ? 'a' : character;
      })
      .join('');
  const masked = disguiseWith('0');
  return masked === text && /\d{4}/.test(text) ? disguiseWith('1') : masked;
}

/**
 * Creates functions that mask possibly personal values. A field is always masked if `personal`
 * matches its name, or if it has `x-personal`, `x-sensitive` or `format: password` in the contract.
 * In other fields, words and listed values of the contract stay visible.
 * @param envelopeField the result code in this field stays visible
 */
export function createMask(document: object = {}, envelopeField?: string): Mask {
  let read: PublicNames | undefined;
  const known = () => (read ??= readPublicNames(document));
  const isPersonal = (name: string) => personal.test(name) || known().personalFields.has(name);

  const maskForms = (text: string) => text.replaceAll(form, disguise);
  const prose = (text: string) =>
    text.replaceAll(formOrWord, (one) => (isPublicWord(one) ? one : disguise(one)));
  const isPublicWord = (one: string) =>
    /^\d{1,3}$/.test(one) || [...one].length === 1 || known().words.has(one.toLowerCase());

  function text(whole: string): string {
    const segments = whole.split('/').map((segment) => {
      const plain = decode(segment);
      return /\s/.test(plain) ? prose(plain) : plain.replaceAll(formOrNumber, disguise);
    });
    return segments.join('/');
  }

  function maskString(name: string, value: string): string {
    if (isPersonal(name)) return disguise(value);
    if (known().values.has(value) || dayOrTime.test(value)) return value;
    return /^https?:\/\//.test(value) ? url(value) : prose(value);
  }

  function maskNumber(name: string, value: number): number {
    const digits = String(value);
    const isCode = oneTimeCode.test(name) && name !== envelopeField && /\d{4}/.test(digits);
    if (isPersonal(name) || isCode) return Number(disguise(digits));
    const isLong = /^\d{6,}$/.test(digits) && !known().values.has(digits);
    return isLong && !isTime(value) ? Number(disguise(digits)) : value;
  }

  function value(name: string, whole: unknown): unknown {
    if (Array.isArray(whole)) return whole.map((one: unknown) => value(name, one));
    if (isRecord(whole)) {
      const entries = Object.entries(whole).map(([key, one]) => [text(key), value(key, one)]);
      return Object.fromEntries(entries) as unknown;
    }
    if (typeof whole === 'string') return maskString(name, whole);
    return typeof whole === 'number' ? maskNumber(name, whole) : whole;
  }

  function url(address: string): string {
    const [path = '', query] = address.split('?', 2);
    const [, origin = '', rest = ''] = /^([a-z]+:\/\/[^/@]*)?(.*)$/s.exec(path) ?? [];
    if (query === undefined) return origin + text(rest);
    const masked = new URLSearchParams();
    for (const [name, one] of new URLSearchParams(query)) {
      masked.append(text(name), maskString(name, one));
    }
    return `${origin}${text(rest)}?${masked.toString()}`;
  }

  return {
    text,
    value,
    code: (name, one) =>
      typeof one === 'string' && shortCode.test(one) && !isPersonal(name) ? one : value(name, one),
    form: (name, one) => {
      if (typeof one === 'string')
        return known().values.has(one) ? value(name, one) : disguise(one);
      const isLong = typeof one === 'number' && !isTime(one) && /\d{4}/.test(String(one));
      return isLong ? Number(disguise(String(one))) : value(name, one);
    },
    url,
    technical: maskForms,
    prose,
  };
}

/** Epoch milliseconds, which are not personal. An Aadhaar number has only 12 digits. */
const isTime = (value: number) => value >= 1e12 && value < 4.1e12 && Number.isInteger(value);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
