import type { MessageCheckResult } from './check-response.ts';
import { isJsonType, type Body, type BodyPart, type Problem } from './exchange.ts';
import type { DocNode } from '../document/doc-node.ts';
import type { Wording } from './problems.ts';
import {
  decodeFormText,
  kindsOf,
  parseRawPairs,
  parsedContent,
  deserializePairs,
  convertToSchemaTypes,
  wireFieldOf,
} from './parameters.ts';
import type { Validator } from './validator.ts';
import { subschemasAt, flattenSchema as schemaParts } from './walk-value.ts';

export type BodyPartsCheck = (
  media: DocNode,
  schema: DocNode,
  type: string,
  body: Body,
) => MessageCheckResult;

export function createBodyPartsCheck(validator: Validator, wording: Wording): BodyPartsCheck {
  const { mask, describe, problemOf } = wording;

  return (media, schema, type, body) => {
    const parts = partsOf(type, body);
    if (!parts) return { problems: [], unchecked: `no check for bodies of type ${type}` };
    const { shown, values, wrong } = readForm(media, schema, parts);
    const nameOf = (path: string) => `part ${path.split('/')[1] ?? ''}`;
    const problems = [
      ...wrong,
      ...validator
        .faultsOf(schema, values, 'request')
        .filter(({ path }) => wrong.every(({ field }) => field !== nameOf(mask.text(path))))
        .map((fault) => ({
          ...problemOf('request', fault, shown, nameOf),
          ...(fault.keyword === 'required' && { rule: 'request-missing-part' }),
        })),
      ...undocumentedParts(schema, shown),
      ...parts.flatMap((part) => checkPartType(media, part)),
    ];
    return { problems };
  };

  /**
   * Reads a form into `shown` (the sent texts), `values` (the parsed values) and `wrong` (problems
   * of texts that cannot be parsed).
   */
  function readForm(media: DocNode, schema: DocNode, parts: readonly FormPart[]) {
    const shown: Record<string, unknown> = {};
    const values: Record<string, unknown> = {};
    const wrong: Problem[] = [];
    const faultsOf = (part: DocNode, value: unknown) => validator.faultsOf(part, value, 'request');
    const pairs = parts.map(({ name, raw, text }) => [name, raw ?? text ?? fileContent] as const);
    const whole = schemaParts(schema);
    const fields = subschemasAt(whole, 'properties');
    const named = new Set(whole.flatMap((part) => part.at('properties')?.keys() ?? []));
    for (const name of new Set([...parts.map((part) => part.name), ...named])) {
      const own = parts.filter((part) => part.name === name);
      const roots =
        fields.length === 0 ? [] : whole.flatMap((part) => part.at('properties', name) ?? []);
      const [field] = roots;
      const encoding = media.at('encoding', name);
      const type = own[0]?.contentType ?? firstOf(encoding?.at('contentType')?.value);
      const isStructured = field !== undefined && kindsOf(field)[0] === 'object';
      const style = encoding?.at('style') ?? encoding?.at('explode');
      const isJson =
        type !== undefined && isJsonType(type.split(';')[0]?.trim().toLowerCase() ?? '');
      const asJson =
        isJson || (isStructured && !style && own.some(({ text }) => /^\s*\{/.test(text ?? '')));
      if (asJson && own.length > 0) {
        const parsed = own.map(({ text = '' }) => parsedContent('application/json', text));
        if (parsed.includes(undefined)) {
          wrong.push(notJson(name, own[0]?.text ?? '', roots[0] ?? media));
          continue;
        }
        const found = parsed.map((part) => part?.value);
        const isList =
          field !== undefined && kindsOf(field)[0] === 'array' && !Array.isArray(found[0]);
        shown[name] = values[name] = found.length > 1 || isList ? found : found[0];
        continue;
      }
      const wireField = {
        ...wireFieldOf(name, 'query', encoding ?? media),
        schema: field,
        content: undefined,
      };
      const [texts] = field ? deserializePairs(wireField, pairs) : [];
      const read =
        texts ??
        (own.length > 1
          ? own.map((part) => part.text ?? fileContent)
          : own[0] && (own[0].text ?? fileContent));
      if (read === undefined) continue;
      shown[name] = read;
      values[name] = convertToSchemaTypes(read, roots, faultsOf);
    }
    return { shown, values, wrong };
  }

  function notJson(name: string, text: string, { pointer }: DocNode): Problem {
    return {
      rule: 'request-not-json',
      level: 'breaking',
      field: `part ${mask.text(name)}`,
      expected: 'JSON',
      got: describe(name, text, 'form'),
      pointer,
    };
  }

  function undocumentedParts(schema: DocNode, values: object): Problem[] {
    const whole = schemaParts(schema);
    const known = new Set(whole.flatMap((part) => part.at('properties')?.keys() ?? []));
    const more = schema.at('additionalProperties')?.value;
    // A schema without `properties` allows any part. With `additionalProperties`, the validator
    // decides which undocumented parts are allowed.
    if (known.size === 0 || more !== undefined) return [];
    const pointer = `${schema.pointer}${schema.at('properties') ? '/properties' : ''}`;
    return Object.entries(values)
      .filter(([name]) => !known.has(name))
      .map(([name, value]) => ({
        rule: 'request-undocumented-part',
        level: 'warning',
        field: `part ${mask.text(name)}`,
        expected: 'only documented parts',
        got: describe(name, value, 'form'),
        pointer,
      }));
  }

  function checkPartType(media: DocNode, { name, contentType }: BodyPart): Problem[] {
    const node = media.at('encoding', name, 'contentType');
    if (!node || contentType === undefined) return [];
    const listed = String(node.value)
      .split(',')
      .map((part) => part.trim().toLowerCase());
    const type = contentType.replace(/;.*$/, '').trim().toLowerCase();
    if (listed.some((part) => part === type || part === `${type.split('/')[0]}/*`)) return [];
    return [
      {
        rule: 'request-part-type',
        level: 'breaking',
        field: `part ${mask.text(name)}`,
        expected: listed.join(' or '),
        got: mask.technical(type),
        pointer: node.pointer,
      },
    ];
  }
}

interface FormPart extends BodyPart {
  /** The text before decoding: delimiters inside values are still encoded. */
  raw?: string;
}

function partsOf(type: string, body: Body): readonly FormPart[] | undefined {
  if (body.kind === 'parts') return body.parts;
  if (body.kind !== 'text' || type !== 'application/x-www-form-urlencoded') return undefined;
  return parseRawPairs(body.text).map(([name, raw]) => ({ name, raw, text: decodeFormText(raw) }));
}

const firstOf = (types: unknown) =>
  typeof types === 'string' ? types.split(',')[0]?.trim() : undefined;

const fileContent = '(file)';
