import { isRecord } from '../exchange/doc-node.ts';
import type { Validator } from '../exchange/validator.ts';
import type { ProbeRequest } from './request.ts';

/** A request that the document forbids, and in what way. */
export interface BrokenRequest {
  request: ProbeRequest;
  how: string;
}

const mostOfAKind = 2;

/** A bounded set: without what is required, with another type, with a field nobody knows. */
export function breakRequest(request: ProbeRequest, { faultsOf }: Validator): BrokenRequest[] {
  const { operation, body, query } = request;
  const required = operation.parameters.filter((one) => one.in === 'query' && one.isRequired);
  const withoutParameter = required.slice(0, mostOfAKind).map(({ name }) => ({
    request: { ...request, query: omit(query, name) },
    how: `without ${name}`,
  }));
  const schema = body?.media.at('schema');
  if (!body || !schema || !isRecord(body.value)) return withoutParameter;
  const value = body.value;
  const withBody = (changed: Record<string, unknown>, how: string) =>
    faultsOf(schema, changed).length === 0
      ? []
      : [{ request: { ...request, body: { ...body, value: changed } }, how }];
  const names = Object.keys(value).slice(0, mostOfAKind);
  return [
    ...withoutParameter,
    ...names.flatMap((name) => withBody(omit(value, name), `without ${name}`)),
    // Every field of a form is a text, so that its type cannot be wrong.
    ...(body.type === 'multipart/form-data'
      ? []
      : names.flatMap((name) =>
          withBody({ ...value, [name]: { wrong: true } }, `with an object as ${name}`),
        )),
    ...withBody({ ...value, notInTheContract: 1 }, 'with an undocumented field'),
  ];
}

function omit(values: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
}
