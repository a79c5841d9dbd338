import { createPartsCheck } from './check-parts.ts';
import { createValueCheck } from './check-value.ts';
import { checkCharset, covers } from './content-type.ts';
import { describeText, type Checked } from './check-response.ts';
import { isJsonType, mediaTypeOf, type Exchange, type Message, type Problem } from './exchange.ts';
import type { Operation, Parameter, Route } from './operations.ts';
import type { DocNode } from './doc-node.ts';
import type { Wording } from './problems.ts';
import type { TextField, Validator } from './validator.ts';

export type RequestCheck = (route: Route, exchange: Exchange) => Checked;

type Texts = Record<string, string | string[]>;

export function createRequestCheck(validator: Validator, wording: Wording): RequestCheck {
  const { mask, describe, problemOf } = wording;
  const checkParts = createPartsCheck(validator, wording);
  const valueProblems = createValueCheck(validator, wording);
  const fieldsOf = new WeakMap<Operation, Record<Parameter['in'], readonly TextField[]>>();

  return ({ operation, pathValues }, { url, request }) => {
    const query = gather(new URL(url, 'relative://host').searchParams);
    const headers = Object.fromEntries(request.headers);
    const body = checkBody(operation, request);
    const problems = [
      ...checkTexts(operation, 'query', query),
      ...undocumentedQuery(operation, query),
      ...checkTexts(operation, 'path', pathValues),
      ...checkTexts(operation, 'header', headers),
      ...body.problems,
    ];
    return { ...body, problems };
  };

  function checkTexts(operation: Operation, where: Parameter['in'], values: Texts): Problem[] {
    const fields = fieldsOf.get(operation) ?? groupFields(operation);
    fieldsOf.set(operation, fields);
    if (fields[where].length === 0) return [];
    // The check gives the values their types, which must not change the caller's.
    return validator.faultsOfTexts(fields[where], { ...values }).map((fault) => ({
      ...problemOf('request', fault, values, (path) => `${where} ${path.split('/')[1] ?? ''}`),
      ...(fault.keyword === 'required' && { rule: 'request-missing-parameter' }),
    }));
  }

  function checkBody({ node }: Operation, request: Message): Checked {
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
    const documented = content.keys().find((one) => covers(one, type));
    if (documented === undefined)
      return { problems: [wrongContentType(content, mask.technical(type))] };
    const charset = checkCharset('request', documented, request, content, mask);
    const media = content.at(documented);
    const schema = media?.at('schema');
    if (!media || !schema) return { problems: charset };
    if (!isJsonType(type)) return checkParts(media, schema, type, body);
    const text = body.kind === 'text' ? body.text : '';
    return { problems: [...charset, ...checkJson(schema, text)] };
  }

  function checkJson(schema: DocNode, text: string): Problem[] {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [notJson(schema, text)];
    }
    return valueProblems('request', schema, value);
  }

  function undocumentedQuery({ node, parameters }: Operation, query: Texts): Problem[] {
    const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
    return Object.entries(query)
      .filter(([name]) => !names.includes(name.replace(/\[.*$/, '')) && !names.includes(name))
      .map(([name, value]) => ({
        rule: 'request-undocumented-parameter',
        level: 'warning',
        field: `query ${mask.text(name)}`,
        expected: 'only documented parameters',
        got: describe(name, value, 'form'),
        pointer: `${node.pointer}/parameters`,
      }));
  }
}

/** Names of headers in lower case, as they are kept. */
function groupFields({ parameters }: Operation): Record<Parameter['in'], TextField[]> {
  const fieldsIn = (where: Parameter['in']) =>
    parameters
      .filter((parameter) => parameter.in === where)
      .map(({ name, isRequired, node }) => ({
        name: where === 'header' ? name.toLowerCase() : name,
        isRequired,
        schema: node.at('schema'),
      }));
  return {
    query: fieldsIn('query'),
    path: fieldsIn('path'),
    header: fieldsIn('header'),
    cookie: fieldsIn('cookie'),
  };
}

/** A name that comes more than once becomes a list. */
function gather(entries: Iterable<[string, string]>): Texts {
  const texts: Texts = {};
  for (const [name, value] of entries) {
    const before = texts[name];
    texts[name] = before === undefined ? value : [before, value].flat();
  }
  return texts;
}

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
