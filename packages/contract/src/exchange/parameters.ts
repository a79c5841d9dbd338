import { escapePointerKey, isRecord, type DocNode } from '../document/doc-node.ts';
import { isJsonType, parseJson } from './exchange.ts';
import { subschemasAt, flattenSchema } from './walk-value.ts';

export interface WireField {
  name: string;
  style: string;
  explode: boolean;
  schema: DocNode | undefined;
  /** The media type of `content`. A parameter with `content` has no style. */
  content: string | undefined;
}

/** A sent text, split into lists and objects. Their values are still strings. */
export type TextTree = string | TextTree[] | { [name: string]: TextTree };

const defaultStyles: Record<string, string> = { query: 'form', cookie: 'form' };

export function wireFieldOf(name: string, where: string, node: DocNode): WireField {
  const content = node.at('content')?.keys()[0];
  const style = String(node.at('style')?.value ?? defaultStyles[where] ?? 'simple');
  return {
    name,
    style,
    explode: (node.at('explode')?.value ?? style === 'form') === true,
    schema: content === undefined ? node.at('schema') : node.at('content', content, 'schema'),
    content,
  };
}

type Kind = 'scalar' | 'array' | 'object';

/** Returns only `scalar` if the schema is missing or describes neither a list nor an object. */
export function kindsOf(schema: DocNode | undefined): Kind[] {
  const parts = schema ? flattenSchema(schema) : [];
  const has = (type: string, keyword: string) =>
    parts.some(
      ({ value }) =>
        isRecord(value) && ([value['type']].flat().includes(type) || value[keyword] !== undefined),
    );
  const isStructured = { array: has('array', 'items'), object: has('object', 'properties') };
  const isScalar = parts.some(
    ({ value }) =>
      isRecord(value) &&
      ([value['type'] ?? []]
        .flat()
        .some((type) => !['array', 'object', 'null'].includes(String(type))) ||
        (value['type'] === undefined && (value['enum'] ?? value['const']) !== undefined)),
  );
  return [
    ...(isScalar || (!isStructured.array && !isStructured.object) ? (['scalar'] as const) : []),
    ...(isStructured.array ? (['array'] as const) : []),
    ...(isStructured.object ? (['object'] as const) : []),
  ];
}

export const fieldNames = (schema: DocNode | undefined): string[] => [
  ...new Set(
    (schema ? flattenSchema(schema) : []).flatMap((part) => part.at('properties')?.keys() ?? []),
  ),
];

export type RawPairs = readonly (readonly [name: string, value: string])[];

export const parseRawPairs = (text: string): RawPairs =>
  text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0
        ? [decodeFormText(pair), '']
        : [decodeFormText(pair.slice(0, at)), pair.slice(at + 1)];
    });

export function decodeUriSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const decodeFormText = (text: string) => decodeUriSafely(text.replaceAll('+', ' '));

/** All possible interpretations, the most likely first; empty if the parameter is absent. */
export function deserializePairs(field: WireField, pairs: RawPairs): TextTree[] {
  const { name, style, explode, schema, content } = field;
  const own = pairs.filter(([key]) => key === name).map(([, value]) => value);
  if (content !== undefined) return own.slice(0, 1).map(decodeFormText);
  return kindsOf(schema).flatMap((kind): TextTree[] => {
    if (kind === 'scalar') return own.length === 1 ? own.map(decodeFormText) : [];
    if (kind === 'object' && style === 'deepObject') {
      const deep = readDeep(name, pairs);
      return deep ? [deep] : [];
    }
    if (kind === 'object' && explode) {
      const names = fieldNames(schema);
      const fields = pairs.filter(([key]) => names.includes(key));
      return fields.length > 0
        ? [gather(fields.map(([key, value]) => [key, decodeFormText(value)]))]
        : [];
    }
    if (own.length === 0) return [];
    if (explode || own.length > 1) return [own.map(decodeFormText)];
    return own
      .flatMap((value) => splitQuery(value, style))
      .map((list) => structured(kind, list, false));
  });
}

const separators: Record<string, RegExp> = {
  spaceDelimited: /%20|\+| /,
  pipeDelimited: /\||%7c/i,
};

/** Some URL builders encode the commas between values, so an encoded comma is ambiguous. */
function splitQuery(value: string, style: string): string[][] {
  const separator = separators[style];
  if (separator) return [value.split(separator).map(decodeFormText)];
  const lists = [value.split(',').map(decodeFormText)];
  return /%2c/i.test(value) ? [...lists, decodeFormText(value).split(',')] : lists;
}

/** Reads an object from parameters such as `filter[state]=open&filter[day][from]=1`. */
function readDeep(name: string, pairs: RawPairs): { [name: string]: TextTree } | undefined {
  const found: { [name: string]: TextTree } = {};
  let isPresent = false;
  for (const [key, value] of pairs) {
    if (!key.startsWith(`${name}[`) || !key.endsWith(']')) continue;
    isPresent = true;
    const keys = key.slice(name.length + 1, -1).split('][');
    let at = found;
    for (const step of keys.slice(0, -1)) {
      const next = Object.hasOwn(at, step) ? at[step] : undefined;
      at = at[step] = isRecord(next) ? (next as typeof at) : {};
    }
    const last = keys.at(-1) ?? '';
    const before = Object.hasOwn(at, last) ? at[last] : undefined;
    at[last] =
      before === undefined ? decodeFormText(value) : [before, decodeFormText(value)].flat();
  }
  return isPresent ? found : undefined;
}

function gather(entries: readonly (readonly [string, string])[]): { [name: string]: TextTree } {
  const found = new Map<string, TextTree>();
  for (const [name, value] of entries) {
    const before = found.get(name);
    found.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(found);
}

/** Like `deserializePairs`, for a path segment or a header. */
export function deserializeText(field: WireField, text: string): TextTree[] {
  const { name, style, explode, schema, content } = field;
  if (content !== undefined) return [text];
  return kindsOf(schema).map((kind) => {
    if (style === 'matrix') {
      const parts = text
        .replace(/^;/, '')
        .split(';')
        .map((part) => part.split(/=(.*)/s));
      const own = parts.filter(([key]) => key === name).map(([, value = '']) => value);
      if (kind === 'scalar') return own[0] ?? text;
      if (explode)
        return kind === 'array' ? own : gather(parts.map(([key = '', value = '']) => [key, value]));
      return structured(
        kind,
        own.flatMap((value) => value.split(',')),
        false,
      );
    }
    const plain = style === 'label' ? text.replace(/^\./, '') : text;
    if (kind === 'scalar') return plain;
    const separator = style === 'label' && explode ? '.' : ',';
    const list = plain === '' ? [] : plain.split(separator).map((part) => part.trim());
    return structured(kind, list, explode);
  });
}

/** Without `explode`, an object is a list of alternating names and values, such as `a,1,b,2`. */
function structured(kind: Kind, list: readonly string[], explode: boolean): TextTree {
  if (kind !== 'object') return [...list];
  if (explode)
    return gather(
      list.map((pair) => pair.split(/=(.*)/s)).map(([key = '', value = '']) => [key, value]),
    );
  return gather(
    list.flatMap((key, at) => (at % 2 === 0 ? [[key, list[at + 1] ?? ''] as const] : [])),
  );
}

type Faults = (schema: DocNode, value: unknown) => readonly { keyword: string; path: string }[];

const numberPattern = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

export function convertToSchemaTypes(
  texts: TextTree,
  schemas: readonly DocNode[],
  faultsOf: Faults,
): unknown {
  const parts = schemas.flatMap((schema) => flattenSchema(schema));
  if (Array.isArray(texts)) {
    const items = subschemasAt(parts, 'items');
    return texts.map((text) => convertToSchemaTypes(text, items, faultsOf));
  }
  if (typeof texts === 'object') {
    const more = subschemasAt(parts, 'additionalProperties');
    return Object.fromEntries(
      Object.entries(texts).map(([name, one]) => {
        const named = subschemasAt(parts, 'properties', name);
        return [name, convertToSchemaTypes(one, named.length > 0 ? named : more, faultsOf)];
      }),
    );
  }
  const candidates: unknown[] = [
    texts,
    ...(numberPattern.test(texts) ? [Number(texts)] : []),
    ...(texts === 'true' || texts === 'false' ? [texts === 'true'] : []),
  ];
  if (candidates.length === 1) return texts;
  const attempts = candidates.map((value) => {
    const faults = schemas.map((schema) => faultsOf(schema, value));
    const isOther = ({ keyword, path }: { keyword: string; path: string }) =>
      path === '' && keyword === 'type';
    return {
      value,
      wrong: faults.filter((found) => found.length > 0).length,
      others: faults.filter((found) => found.some(isOther)).length,
    };
  });
  const [best] = attempts.toSorted((a, b) => a.wrong - b.wrong || a.others - b.others);
  return best?.value;
}

export function parsedContent(type: string, text: string): { value: unknown } | undefined {
  const isJson = isJsonType(type.split(';')[0]?.trim().toLowerCase() ?? '');
  const value = isJson ? parseJson(text) : text;
  return value === undefined ? undefined : { value };
}

const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

export function serializePairs(field: WireField, value: unknown): [name: string, value: string][] {
  const { name, style, explode, content } = field;
  if (content !== undefined)
    return [[name, isJsonType(content) ? JSON.stringify(value) : textOf(value)]];
  if (Array.isArray(value)) {
    if (explode) return value.map((item) => [name, textOf(item)]);
    const separator = style === 'pipeDelimited' ? '|' : style === 'spaceDelimited' ? ' ' : ',';
    return [[name, value.map(textOf).join(separator)]];
  }
  if (!isRecord(value)) return [[name, textOf(value)]];
  const entries = Object.entries(value);
  if (style === 'deepObject')
    return entries.map(([key, item]) => [`${name}[${key}]`, textOf(item)]);
  if (explode)
    return entries.flatMap(([key, item]) =>
      [item].flat().map((each): [string, string] => [key, textOf(each)]),
    );
  return [[name, entries.flatMap(([key, item]) => [key, textOf(item)]).join(',')]];
}

/** Applies `encode` to keys and values, but not to the delimiters between them. */
export function serializeText(
  field: WireField,
  value: unknown,
  encode = (text: string) => text,
): string {
  const { name, style, explode, content } = field;
  if (content !== undefined)
    return encode(isJsonType(content) ? JSON.stringify(value) : textOf(value));
  const start = style === 'label' ? '.' : style === 'matrix' ? ';' : '';
  const each = (item: unknown) => encode(textOf(item));
  const own = style === 'matrix' ? `${name}=` : '';
  const separator = explode && start !== '' ? start : ',';
  if (Array.isArray(value)) {
    return explode && style === 'matrix'
      ? start + value.map((item) => own + each(item)).join(separator)
      : start + own + value.map(each).join(separator);
  }
  if (!isRecord(value)) return start + own + each(value);
  const entries = Object.entries(value);
  return explode
    ? start + entries.map(([key, item]) => `${encode(key)}=${each(item)}`).join(separator)
    : start + own + entries.map(([key, item]) => `${encode(key)},${each(item)}`).join(',');
}

export const pointerInField = (name: string, path: string) => `/${escapePointerKey(name)}${path}`;
