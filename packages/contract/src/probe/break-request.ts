import { type DocNode, isRecord } from '../document/doc-node.ts';
import { convertToSchemaTypes } from '../exchange/parameters.ts';
import type { Validator } from '../exchange/validator.ts';
import type { ProbeRequest } from './request.ts';

interface InvalidValue {
  value: unknown;
  how: string;
}

/** On longer texts, a server may close the connection instead of sending an error. */
const maxCharacters = 100_000;

type Rule = (limit: number) => InvalidValue[];

const limits: Record<string, Rule> = {
  maxLength: (limit) =>
    limit < maxCharacters ? [{ value: 'x'.repeat(limit + 1), how: 'that is too long' }] : [],
  minLength: (limit) => (limit > 0 ? [{ value: '', how: 'that is empty' }] : []),
  maximum: (limit) => [{ value: limit + 1, how: 'that is too large' }],
  exclusiveMaximum: (limit) => [{ value: limit, how: 'that is too large' }],
  minimum: (limit) => [{ value: limit - 1, how: 'that is too small' }],
  exclusiveMinimum: (limit) => [{ value: limit, how: 'that is too small' }],
};

const isNumeric = (type: unknown) =>
  [type].flat().some((one) => one === 'integer' || one === 'number' || one === 'boolean');

/**
 * Returns values that are probably invalid. Callers must check that the schema rejects them: a
 * schema without a type, for example, allows any object.
 * @param sent how the request sends the value; in a form, no value has a wrong type
 */
function spoil(schema: DocNode, sent: 'json' | 'text' | 'form'): InvalidValue[] {
  if (!isRecord(schema.value)) return [];
  const rules = schema.value;
  const beyond = Object.entries(limits).flatMap(([name, rule]) => {
    const limit = rules[name];
    return typeof limit === 'number' ? rule(limit) : [];
  });
  const wrongTypes: Record<typeof sent, InvalidValue[]> = {
    json: [{ value: { wrong: true }, how: 'as an object' }],
    text: isNumeric(rules['type']) ? [{ value: 'wrong', how: 'as a word' }] : [],
    form: [],
  };
  return [...wrongTypes[sent], ...beyond];
}

export interface BrokenRequest {
  request: ProbeRequest;
  how: string;
}

const maxPerKind = 2;

export function invalidRequestsFrom(request: ProbeRequest, validator: Validator): BrokenRequest[] {
  return [...breakQuery(request, validator), ...breakBody(request, validator)];
}

function breakQuery(request: ProbeRequest, { faultsOf }: Validator): BrokenRequest[] {
  const { operation, query } = request;
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const withQuery = (changed: Record<string, unknown>, how: string): BrokenRequest => ({
    request: { ...request, query: changed },
    how,
  });
  const missing = parameters
    .filter((parameter) => parameter.isRequired && parameter.name in query)
    .map(({ name }) => withQuery(omit(query, name), `without ${name}`));
  const invalidValues = parameters.flatMap(({ name, node }) => {
    const schema = node.at('schema');
    if (!schema || !(name in query)) return [];
    return spoil(schema, 'text').flatMap(({ value, how }) => {
      const requestFaultsOf = (one: DocNode, inner: unknown) => faultsOf(one, inner, 'request');
      const sent = convertToSchemaTypes(String(value), [schema], requestFaultsOf);
      const isInvalid = faultsOf(schema, sent, 'request').length > 0;
      return isInvalid
        ? [{ ...withQuery({ ...query, [name]: value }, `with ${name} ${how}`), kind: how }]
        : [];
    });
  });
  return [...missing.slice(0, maxPerKind), ...fewOfEach(invalidValues)];
}

function breakBody(request: ProbeRequest, { faultsOf }: Validator): BrokenRequest[] {
  const { body } = request;
  const schema = body?.media.at('schema');
  if (!body || !schema || !isRecord(body.value)) return [];
  const value = body.value;
  const withBody = (changed: Record<string, unknown>, how: string) =>
    faultsOf(schema, changed, 'request').length === 0
      ? []
      : [{ request: { ...request, body: { ...body, value: changed } }, how }];
  const names = Object.keys(value);
  // Form fields are strings, so their type cannot be wrong.
  const kind = body.type === 'multipart/form-data' ? 'form' : 'json';
  const invalidValues = names.flatMap((name) => {
    const field = fieldOf(schema, name);
    return (field ? spoil(field, kind) : []).flatMap((one) =>
      withBody({ ...value, [name]: one.value }, `with ${name} ${one.how}`).map((broken) => ({
        ...broken,
        kind: one.how,
      })),
    );
  });
  return [
    ...names.slice(0, maxPerKind).flatMap((name) => withBody(omit(value, name), `without ${name}`)),
    ...fewOfEach(invalidValues),
    ...withBody({ ...value, notInTheContract: 1 }, 'with an undocumented field'),
  ];
}

function fieldOf(schema: DocNode, name: string): DocNode | undefined {
  const parts = (schema.at('allOf')?.children() ?? []).map(([, part]) => part);
  return [schema, ...parts].flatMap((one) => one.at('properties', name) ?? [])[0];
}

function fewOfEach(all: readonly (BrokenRequest & { kind: string })[]): BrokenRequest[] {
  const counts = new Map<string, number>();
  return all.flatMap(({ kind, ...broken }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count > maxPerKind ? [] : [broken];
  });
}

function omit(values: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
}
