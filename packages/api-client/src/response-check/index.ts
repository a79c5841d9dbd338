import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import contract from '../__generated__/openapi.json' with { type: 'json' };
import type { RawAnswer } from '../client.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

const paths: Record<string, object> = contract.paths;

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

const failurePlace = [
  'components',
  'responses',
  'failure',
  'content',
  'application/json',
  'schema',
];

/** A 200 is success or refusal; only the one it says it is gives an error of use. */
function schemaPlaceOf({ method, path, httpStatus }: RawAnswer, value: unknown): string[] {
  if (httpStatus !== 200) return failurePlace;
  const code = (value as { code?: unknown } | null)?.code;
  const branch = code === 0 || code === '0' ? '0' : '1';
  const answer = ['paths', path, method, 'responses', '200', 'content', 'application/json'];
  return [...answer, 'schema', 'oneOf', branch];
}

/**
 * Where an answer leaves the contract, in words; empty when it keeps to it. For development and
 * tests: it compiles schemas at run time, which the production policy forbids.
 */
export function checkAnswer(answer: RawAnswer): string[] {
  const { method, path, text } = answer;
  if (!(method in (paths[path] ?? {}))) return [`not in the contract: ${method} ${path}`];
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
