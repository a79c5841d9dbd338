import type { ContractDocument } from '../document/operations.ts';
import { readOperations, type Operation, type Parameter } from '../exchange/operations.ts';
import { createValidator } from '../exchange/validator.ts';
import { createGenerator } from '../probe/generate.ts';
import { createRequest, type ProbeRequest } from '../probe/request.ts';

interface Field {
  name: string;
  in: Parameter['in'];
  isRequired: boolean;
  value: string;
}

/** One call as the console offers it, filled in with what fits the contract. */
export interface Call {
  id: string;
  method: string;
  path: string;
  fields: Field[];
  /** Undefined when the call takes none. */
  body: { type: string; text: string } | undefined;
}

/** Every operation with a request that fits. */
export async function listCalls(document: ContractDocument): Promise<Call[]> {
  const validator = createValidator(document);
  const generate = createGenerator(document, validator);
  const known = { get: () => undefined };
  const calls: Call[] = [];
  for (const operation of readOperations(document)) {
    // A schema that cannot be used leaves the call empty: its reader fills it in.
    const request = await createRequest(operation, 0, { validator, generate, known }).catch(
      () => undefined,
    );
    calls.push(callOf(document, operation, request));
  }
  return calls;
}

function callOf(
  document: ContractDocument,
  operation: Operation,
  request: ProbeRequest | undefined,
): Call {
  const { id, method, path, parameters } = operation;
  const values: Partial<Record<Parameter['in'], Record<string, unknown>>> = request
    ? { query: request.query, path: request.path, header: request.headers }
    : {};
  const fields = parameters
    .filter((one) => one.in !== 'cookie')
    .map(({ name, in: where, isRequired }) => {
      const value = values[where]?.[name];
      return { name, in: where, isRequired, value: value === undefined ? '' : String(value) };
    });
  const { type, value } = request?.body ?? {};
  return {
    id,
    method: method.toUpperCase(),
    path,
    fields: [...fields, ...credentialsOf(document, operation, fields)],
    body: type === undefined ? undefined : { type, text: JSON.stringify(value, null, 2) },
  };
}

/** The headers and query parameters of `security`, for the reader to fill in. */
function credentialsOf(
  document: ContractDocument,
  { node }: Operation,
  fields: readonly Field[],
): Field[] {
  const security: unknown = node.at('security')?.value ?? document['security'];
  const schemes = (document['components'] as { securitySchemes?: object } | undefined)
    ?.securitySchemes;
  const names = new Set(
    Array.isArray(security) ? security.flatMap((one: unknown) => Object.keys(one ?? {})) : [],
  );
  return Object.entries(schemes ?? {})
    .filter(([name]) => names.has(name))
    .map(([, scheme]): Field => {
      const { type, name, in: where } = scheme as Record<string, string | undefined>;
      const isKey = type === 'apiKey' && where !== 'cookie';
      return {
        name: isKey ? (name ?? '') : 'authorization',
        in: isKey && where === 'query' ? 'query' : 'header',
        isRequired: false,
        value: '',
      };
    })
    .filter((one) => !fields.some(({ name }) => name === one.name));
}
