import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import contract from '../__generated__/openapi.json' with { type: 'json' };

/** An answer as it came over the network. */
export interface ObservedAnswer {
  /** `get` or `post`. */
  method: string;
  /** As in the contract: without the prefix, `{name}` for a parameter. */
  path: string;
  httpStatus: number;
  text: string;
}

/** Rupees are whole paise within a ten-thousandth; 0.07 / 0.01 is not exactly 7 in floating point. */
const multipleOfPrecision = 4;

const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

const paths: Record<string, object> = contract.paths;

/**
 * Where an answer differs from the contract, in words; empty when it fits. For development and
 * tests only: it compiles schemas at run time, which the production security policy forbids.
 */
export function checkAnswer(answer: ObservedAnswer): string[] {
  const { method, path, text } = answer;
  if (!Object.hasOwn(paths[path] ?? {}, method)) {
    return [`not in the contract: ${method} ${path}`];
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [`not JSON: ${text.slice(0, 80)}`];
  }
  const validate = validatorAt(schemaPlaceOf(answer, value));
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message}`);
}

const jsonSchema = ['content', 'application/json', 'schema'];
const failurePlace = ['components', 'responses', 'failure', ...jsonSchema];

/** Chooses the schema of a success or of a refusal by the code, so that the other's errors do not appear. */
function schemaPlaceOf({ method, path, httpStatus }: ObservedAnswer, value: unknown): string[] {
  const code = String((value as { code?: unknown } | null)?.code);
  if (code === '-4') return ['components', 'schemas', 'SessionLost'];
  if (httpStatus !== 200) return [...failurePlace, 'oneOf', '0'];
  const branch = code === '0' ? '0' : '1';
  return ['paths', path, method, 'responses', '200', ...jsonSchema, 'oneOf', branch];
}

const validators = new Map<string, ValidateFunction>();

function validatorAt(place: string[]): ValidateFunction {
  const pointer = place
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const known = validators.get(pointer);
  if (known) return known;
  const validate = ajv.compile({ $ref: `contract#/${pointer}` });
  validators.set(pointer, validate);
  return validate;
}
