import { isJsonType } from '../exchange/exchange.ts';
import type { Operation, Parameter } from '../exchange/operations.ts';
import { isRecord, type DocNode } from '../document/doc-node.ts';
import { wireFieldOf } from '../exchange/parameters.ts';
import type { Validator } from '../exchange/validator.ts';
import { subschemasAt, flattenSchema } from '../exchange/walk-value.ts';
import { exampleOf, type GenerateValue } from './generate.ts';

type Values = Record<string, unknown>;

export interface ProbeRequest {
  operation: Operation;
  query: Values;
  path: Values;
  headers: Values;
  body: { type: string; media: DocNode; value: unknown } | undefined;
}

export interface RequestValues {
  get: (name: string) => unknown;
  body?: unknown;
}

interface Tools {
  generate: GenerateValue;
  validator: Validator;
  known: RequestValues;
}

/**
 * Returns undefined if the generator finds no valid request. Seed 0 prefers the document's
 * examples.
 */
export async function createRequest(
  operation: Operation,
  seed: number,
  tools: Tools,
): Promise<ProbeRequest | undefined> {
  const request: ProbeRequest = { operation, query: {}, path: {}, headers: {}, body: undefined };
  const groups = { query: request.query, path: request.path, header: request.headers };
  for (const parameter of operation.parameters) {
    if (parameter.in === 'cookie' || !isSent(parameter, seed)) continue;
    const { schema } = wireFieldOf(parameter.name, parameter.in, parameter.node);
    const value = await valueOf(parameter.name, schema, parameter.node, seed, tools);
    if (value !== undefined) groups[parameter.in][parameter.name] = value;
    else if (parameter.isRequired) return undefined;
  }
  const content = operation.node.at('requestBody', 'content');
  const type = content?.keys().find((one) => isJsonType(one) || one === 'multipart/form-data');
  const media = type === undefined ? undefined : content?.at(type);
  const schema = media?.at('schema');
  if (type === undefined || !media || !schema) {
    return operation.node.at('requestBody', 'required')?.value === true ? undefined : request;
  }
  const value = withoutReadOnly(await bodyValue(media, schema, seed, tools), schema);
  return value === undefined ? undefined : { ...request, body: { type, media, value } };
}

/** Examples may contain readOnly fields, but requests must not. */
function withoutReadOnly(value: unknown, schema: DocNode): unknown {
  if (!isRecord(value)) return value;
  const parts = flattenSchema(schema);
  const isReadOnly = (name: string) =>
    subschemasAt(parts, 'properties', name).some((one) => one.at('readOnly')?.value === true);
  return Object.fromEntries(Object.entries(value).filter(([name]) => !isReadOnly(name)));
}

const isSent = ({ isRequired, name, in: where }: Parameter, seed: number) =>
  isRequired || (where === 'query' && (seed + name.length) % 2 === 1);

async function valueOf(
  name: string,
  schema: DocNode | undefined,
  exampleNode: DocNode,
  seed: number,
  { generate, validator, known }: Tools,
): Promise<unknown> {
  const fits = (value: unknown) =>
    value !== undefined && (!schema || validator.faultsOf(schema, value, 'request').length === 0);
  const value = known.get(name);
  const asString = typeof value === 'number' ? String(value) : undefined;
  const candidates = [value, asString, ...(seed === 0 ? [exampleOf(exampleNode)] : [])];
  const found = candidates.find(fits);
  if (found !== undefined) return found;
  const generated = schema ? await generate(schema, seed) : 'x';
  return generated ?? exampleOf(exampleNode);
}

async function bodyValue(
  media: DocNode,
  schema: DocNode,
  seed: number,
  tools: Tools,
): Promise<unknown> {
  const value =
    tools.known.body ??
    (seed === 0 ? exampleOf(media) : undefined) ??
    (await tools.generate(schema, seed)) ??
    exampleOf(media);
  if (!isRecord(value)) return value;
  const filled = { ...value };
  for (const name of Object.keys(filled)) {
    const field = schema.at('properties', name);
    const known = tools.known.get(name);
    if (
      field &&
      known !== undefined &&
      tools.validator.faultsOf(field, known, 'request').length === 0
    ) {
      filled[name] = known;
    }
  }
  return tools.validator.faultsOf(schema, filled, 'request').length === 0 ? filled : value;
}
