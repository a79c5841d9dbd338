import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import contract from '../__generated__/openapi.json' with { type: 'json' };
import type { RawAnswer } from '../client.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

const validators = new Map<string, ValidateFunction>();

function validatorOf(method: string, path: string, response: '200' | 'default'): ValidateFunction {
  const pointer = ['paths', path, method, 'responses', response, 'content', 'application/json', 'schema']
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/');
  const known = validators.get(pointer);
  if (known) return known;
  const validate = ajv.compile({ $ref: `contract#/${pointer}` });
  validators.set(pointer, validate);
  return validate;
}

/**
 * Where an answer leaves the contract, in words; empty when it keeps to it. For development and
 * tests: it compiles schemas at run time, which the production policy forbids.
 */
export function checkAnswer(answer: RawAnswer): string[] {
  const { method, path, httpStatus, text } = answer;
  const validate = validatorOf(method, path, httpStatus === 200 ? '200' : 'default');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [`not JSON: ${text.slice(0, 80)}`];
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message}`);
}
