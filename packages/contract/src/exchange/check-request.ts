import { createBodyPartsCheck } from './check-parts.ts';
import { createValueCheck } from './check-value.ts';
import { createWireFieldCheck } from './check-messages.ts';
import { checkCharset, bestMediaTypeMatch } from './content-type.ts';
import { describeText, type MessageCheckResult } from './check-response.ts';
import {
  isJsonType,
  mediaTypeOf,
  parseJson,
  type Exchange,
  type Message,
  type Problem,
} from './exchange.ts';
import type { Operation, Parameter, OperationMatch } from './operations.ts';
import type { Wording } from './problems.ts';
import { isRecord, type DocNode } from '../document/doc-node.ts';
import {
  decodeUriSafely,
  decodeFormText,
  fieldNames,
  kindsOf,
  parseRawPairs,
  deserializePairs,
  deserializeText,
  wireFieldOf,
  type RawPairs,
  type TextTree,
  type WireField,
} from './parameters.ts';
import type { Validator } from './validator.ts';
import { flattenSchema } from './walk-value.ts';

export type RequestCheck = (route: OperationMatch, exchange: Exchange) => MessageCheckResult;

export function createRequestCheck(validator: Validator, wording: Wording): RequestCheck {
  const { mask, describe } = wording;
  const checkParts = createBodyPartsCheck(validator, wording);
  const checkMessage = createWireFieldCheck(validator, wording);
  const valueProblems = createValueCheck(validator, wording);
  const fieldsByOperation = new WeakMap<Operation, Map<Parameter, WireField>>();

  return ({ operation, pathValues }, { url, request }) => {
    const wireFields =
      fieldsByOperation.get(operation) ??
      new Map(
        operation.parameters.map(
          (parameter) =>
            [parameter, wireFieldOf(parameter.name, parameter.in, parameter.node)] as const,
        ),
      );
    fieldsByOperation.set(operation, wireFields);
    const sent: Sent = {
      query: parseRawPairs(/\?([^#]*)/.exec(url)?.[1] ?? ''),
      cookie: cookiesOf(request.headers.get('cookie')),
      path: pathValues,
      headers: request.headers,
    };
    const body = checkBody(operation, request);
    const problems = [
      ...[...wireFields].flatMap(([parameter, wireField]) => {
        const { in: where, name, isRequired, node } = parameter;
        const readings = readingsOf(where, wireField, sent);
        const isEmpty = node.at('allowEmptyValue')?.value === true && readings[0] === '';
        const missing = isRequired && !(where === 'cookie' && !sent.cookie) ? node : undefined;
        return isEmpty
          ? []
          : checkMessage('request', `${where} ${where === 'header' ? name.toLowerCase() : name}`, {
              wireField: wireField,
              readings,
              missing,
            });
      }),
      ...undocumentedQuery(operation, [...wireFields.values()], sent.query),
      ...body.problems,
    ];
    const hasCookies = operation.parameters.some(
      (parameter) => parameter.in === 'cookie' && parameter.isRequired,
    );
    const why = hasCookies && !sent.cookie ? 'the cookies may not be recorded' : body.unchecked;
    return { ...(why !== undefined && { unchecked: why }), problems };
  };

  function checkBody({ node }: Operation, request: Message): MessageCheckResult {
    const described = node.at('requestBody');
    const { body } = request;
    if (body.kind === 'unknown') return { problems: [], unchecked: body.why };
    if (body.kind === 'none') {
      const isMissing = described?.at('required')?.value === true;
      return { problems: isMissing ? [missingBody(described)] : [] };
    }
    const content = described?.at('content');
    const type = mediaTypeOf(request) ?? '';
    if (!content) return { problems: [undocumentedBody(node, mask.technical(type))] };
    const sent = request.headers.get('content-type') ?? '';
    const documented = bestMediaTypeMatch(content.keys(), sent);
    if (documented === undefined)
      return { problems: [wrongContentType(content, mask.technical(type))] };
    const charset = checkCharset('request', documented, request, content, mask);
    const media = content.at(documented);
    const schema = media?.at('schema');
    if (!media || !schema) return { problems: charset };
    if (!isJsonType(type)) {
      const checked = checkParts(media, schema, type, body);
      return { ...checked, problems: [...charset, ...checked.problems] };
    }
    const text = body.kind === 'text' ? body.text : '';
    return { problems: [...charset, ...checkJson(schema, text)] };
  }

  function checkJson(schema: DocNode, text: string): Problem[] {
    const value = parseJson(text);
    return value === undefined ? [notJson(schema, text)] : valueProblems('request', schema, value);
  }

  function undocumentedQuery(
    { node, parameters }: Operation,
    wireField: readonly WireField[],
    query: RawPairs,
  ): Problem[] {
    const names = parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name);
    const fields = wireField.flatMap((one) =>
      one.explode && one.style === 'form' && kindsOf(one.schema).includes('object')
        ? fieldNames(one.schema)
        : [],
    );
    const known = new Set([...names, ...fields]);
    const other = new Map(
      query.filter(([name]) => !known.has(name) && !known.has(name.replace(/\[.*$/, ''))),
    );
    // An exploded object with `additionalProperties` allows query parameters with any name.
    if (wireField.some((one) => isOpenObject(one))) return [];
    return [...other].map(([name, value]) => ({
      rule: 'request-undocumented-parameter',
      level: 'warning',
      field: `query ${mask.text(name)}`,
      expected: 'only documented parameters',
      got: describe(name, decodeFormText(value), 'form'),
      pointer: `${node.pointer}/parameters`,
    }));
  }
}

interface Sent {
  query: RawPairs;
  /** Undefined without a `Cookie` header, because the recording may lack cookies that were sent. */
  cookie: RawPairs | undefined;
  path: Readonly<Record<string, string>>;
  headers: ReadonlyMap<string, string>;
}

function readingsOf(
  where: Parameter['in'],
  one: WireField,
  { query, cookie, path, headers }: Sent,
): TextTree[] {
  if (where === 'query') return deserializePairs(one, query);
  if (where === 'cookie') return deserializePairs(one, cookie ?? []);
  const text = where === 'header' ? headers.get(one.name.toLowerCase()) : path[one.name];
  if (text === undefined) return [];
  const readings = deserializeText(one, text);
  return where === 'path' ? readings.map((texts) => decoded(texts)) : readings;
}

/** Decodes the texts after splitting, because encoded delimiters belong to a value. */
function decoded(texts: TextTree): TextTree {
  if (typeof texts === 'string') return decodeUriSafely(texts);
  if (Array.isArray(texts)) return texts.map((text) => decoded(text));
  return Object.fromEntries(
    Object.entries(texts).map(([name, one]) => [decodeUriSafely(name), decoded(one)]),
  );
}

const isOpenObject = ({ explode, style, schema, content }: WireField) =>
  content === undefined &&
  explode &&
  style === 'form' &&
  schema !== undefined &&
  flattenSchema(schema).some(
    ({ value }) =>
      isRecord(value) &&
      [value['type']].flat().includes('object') &&
      (value['additionalProperties'] ?? false) !== false,
  );

const cookiesOf = (header: string | undefined): RawPairs | undefined =>
  header === undefined
    ? undefined
    : header.split(';').map((one) => {
        const [name = '', value = ''] = one.trim().split(/=(.*)/s);
        return [name, value] as const;
      });

const bodyProblem = (rule: string, expected: string, got: string, pointer: string): Problem => ({
  rule: `request-${rule}`,
  level: 'breaking',
  field: rule === 'content-type' ? 'content-type' : 'body',
  expected,
  got,
  pointer,
});

const missingBody = (described: DocNode) =>
  bodyProblem('missing-body', 'a body', 'nothing', described.pointer);

const undocumentedBody = (operation: DocNode, type: string) =>
  bodyProblem('undocumented-body', 'no body', type || 'a body', operation.pointer);

const wrongContentType = (content: DocNode, type: string) =>
  bodyProblem('content-type', content.keys().join(' or '), type || 'none', content.pointer);

const notJson = (schema: DocNode, text: string) =>
  bodyProblem('not-json', 'JSON', describeText(text, undefined), schema.pointer);
