import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Invalid } from '../errors.ts';
import type { Contract, ContractOperation } from './contract.ts';
import { problemsIn } from './plain-words.ts';

const contractId = 'contract';

/** Rupees are whole paise within a ten-thousandth; 0.07 / 0.01 is not exactly 7 in floating point. */
const multipleOfPrecision = 4;

type Values = Readonly<Record<string, string | undefined>>;

export interface RequestChecks {
  /** Gives the values the types of the contract. Throws Invalid. */
  query: (values: Values) => object;
  path: (values: Values) => object;
  header: (values: Values) => object;
  /** Throws Invalid unless the body fits. */
  body: (mediaType: string, body: unknown) => void;
}

export type ValidatorFactory = (operation: ContractOperation) => RequestChecks;

/** Compiles the contract's schemas of requests (JSON Schema 2020-12). */
export function compileRequestChecks(contract: Contract): ValidatorFactory {
  const ajvOf = (options: { coerceTypes: boolean }) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision, ...options });
    addFormats.default(ajv);
    return ajv.addSchema(contract.document, contractId);
  };
  const texts = ajvOf({ coerceTypes: true });
  const bodies = ajvOf({ coerceTypes: false });
  return (operation) => {
    const checkPlace = (place: 'query' | 'path' | 'header') => {
      const validate = texts.compile(parametersSchema(operation, place));
      return (values: Values) => checked(validate, dropUndefined(values)) as object;
    };
    const validators = new Map(
      Object.entries(operation.bodies).map(([type, { schemaPointer }]) => [
        type,
        bodies.compile({ $ref: contractId + schemaPointer }),
      ]),
    );
    return {
      query: checkPlace('query'),
      path: checkPlace('path'),
      header: checkPlace('header'),
      body: (mediaType, body) => {
        const validate = validators.get(mediaType);
        if (validate === undefined) throw new Invalid('The content type is not accepted here.');
        checked(validate, body);
      },
    };
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

function dropUndefined(values: Values): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function checked(validate: ValidateFunction, value: unknown): unknown {
  if (validate(value)) return value;
  const problems = problemsIn(validate.errors ?? []);
  throw new Invalid('Something in this request is not right. Please check it.', problems);
}
