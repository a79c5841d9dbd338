import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Invalid } from '../refusals/errors.ts';
import { errorMessages } from '../messages/error-messages.ts';
import { checkTexts } from './check-text.ts';
import type { Contract, ContractOperation } from './contract.ts';
import { readAt, resolveAt } from './json-pointer.ts';
import { problemsIn } from './validation-messages.ts';

const contractId = 'contract';

/**
 * Decimals to which Ajv checks `multipleOf`, so that rupees are whole paise: in floating point,
 * 0.07 / 0.01 is not exactly 7.
 */
const multipleOfPrecision = 4;

type Values = Readonly<Record<string, string | undefined>>;

export interface RequestChecks {
  /** Converts the values to the contract's types. Throws Invalid. */
  query: (values: Values) => object;
  path: (values: Values) => object;
  header: (values: Values) => object;
  /** Throws Invalid unless the body is valid. */
  body: (mediaType: string, body: unknown) => void;
}

export type ValidatorFactory = (operation: ContractOperation) => RequestChecks;

/** Compiles the contract's request schemas (JSON Schema 2020-12), lazily by operation. */
export function compileRequestChecks(contract: Contract): ValidatorFactory {
  const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision });
  addFormats.default(ajv);
  ajv.addSchema(contract.document, contractId);
  const compile = (operation: ContractOperation): RequestChecks => {
    const checkPlace = (place: 'query' | 'path' | 'header') => {
      const validate = ajv.compile(parametersSchema(operation, place));
      const numbers = numberNames(contract, operation);
      return (values: Values) => checked(validate, readNumbers(values, numbers)) as object;
    };
    const validators = new Map(
      Object.entries(operation.bodies).map(([type, { schemaPointer }]) => [
        type,
        ajv.compile({ $ref: contractId + schemaPointer }),
      ]),
    );
    return {
      query: checkPlace('query'),
      path: checkPlace('path'),
      header: checkPlace('header'),
      body: (mediaType, body) => {
        const validate = validators.get(mediaType);
        if (validate === undefined) throw new Invalid(errorMessages.otherContentType);
        checked(validate, body);
      },
    };
  };
  const compiled = new Map<ContractOperation, RequestChecks>();
  return (operation) => {
    const checks = compiled.get(operation) ?? compile(operation);
    compiled.set(operation, checks);
    return checks;
  };
}

function parametersSchema(operation: ContractOperation, place: string): object {
  const parameters = operation.parameters.filter((parameter) => parameter.place === place);
  const schemaOf = (at: string) => ({ $ref: contractId + at });
  return {
    type: 'object',
    required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, schemaPointer }) => [name, schemaOf(schemaPointer)]),
    ),
  };
}

function numberNames(contract: Contract, { parameters }: ContractOperation): readonly string[] {
  const typeOf = (at: string) =>
    (readAt(contract.document, resolveAt(contract.document, at)) as { type?: unknown }).type;
  return parameters
    .filter(({ schemaPointer }) => /^(number|integer)$/.test(String(typeOf(schemaPointer))))
    .map(({ name }) => name);
}

const decimal = /^-?\d+(\.\d+)?$/;

/** Drops undefined values and parses decimal numbers. 1e3, 0x10, +1 and '' stay strings. */
function readNumbers(values: Values, names: readonly string[]): Record<string, string | number> {
  const given = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const isNumber = names.includes(name) && decimal.test(value);
    return [[name, isNumber ? Number(value) : value] as const];
  });
  return Object.fromEntries(given);
}

function checked(validate: ValidateFunction, value: unknown): unknown {
  checkTexts(value);
  if (validate(value)) return value;
  const problems = problemsIn(validate.errors ?? []);
  throw new Invalid(errorMessages.invalid, problems);
}
