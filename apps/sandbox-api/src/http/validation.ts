import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { kycNumberMessages } from '@kosha/domain';
import { type FieldProblem, InvalidRequest } from '../refusals/errors.ts';
import { errorMessages } from '../messages/error-messages.ts';
import { assertStorableTexts } from './check-text.ts';
import type { Contract, ContractOperation } from './contract.ts';
import { readAt, resolvePointer } from './json-pointer.ts';
import { contractViolationMessages, fieldLabels } from '../messages/field-messages.ts';

const maxProblems = 20;

/** If a field violates several keywords, the first of them in this list decides the message. */
const messageOfKeyword = new Map<string, string>([
  ['maxLength', contractViolationMessages.mostCharacters],
  ['minLength', contractViolationMessages.tooShort],
  ['pattern', contractViolationMessages.badlyWritten],
  ['format', contractViolationMessages.badlyWritten],
  ['enum', contractViolationMessages.notOffered],
  ['minimum', contractViolationMessages.outOfRange],
  ['maximum', contractViolationMessages.outOfRange],
  ['exclusiveMinimum', contractViolationMessages.outOfRange],
  ['multipleOf', contractViolationMessages.twoDecimals],
  ['maxItems', contractViolationMessages.atMost],
  ['required', contractViolationMessages.missing],
  ['additionalProperties', contractViolationMessages.notAsked],
  ['const', contractViolationMessages.notOffered],
  ['type', contractViolationMessages.otherKind],
]);

const aadhaarMessages = new Map([
  ['minLength', kycNumberMessages.aadhaarNumberRequired],
  ['required', kycNumberMessages.aadhaarNumberRequired],
  ['pattern', kycNumberMessages.aadhaarLength],
]);

/** Specific messages for fields with identity numbers, which replace the general messages (D43). */
const messagesOfField = new Map<string, ReadonlyMap<string, string>>([
  ['aadhaar', aadhaarMessages],
  ['idNo', aadhaarMessages],
  [
    'panNo',
    new Map([
      ['minLength', kycNumberMessages.panNumberRequired],
      ['required', kycNumberMessages.panNumberRequired],
      ['pattern', kycNumberMessages.panShape],
    ]),
  ],
]);

const ranks = new Map([...messageOfKeyword.keys()].map((keyword, rank) => [keyword, rank]));

const labels: ReadonlyMap<string, string> = new Map(Object.entries(fieldLabels));

/** Returns one problem per field (§8): the one whose keyword is first in `messageOfKeyword`. */
function problemsIn(errors: readonly ErrorObject[]): readonly FieldProblem[] {
  const worst = new Map<string, ErrorObject>();
  for (const error of errors) {
    const name = nameIn(error);
    const known = worst.get(name);
    if (known === undefined || rankOf(error) < rankOf(known)) worst.set(name, error);
  }
  return [...worst]
    .map(([name, { keyword, params }]) => {
      const template = messageOfKeyword.get(keyword) ?? contractViolationMessages.notRight;
      const own = messagesOfField.get(name)?.get(keyword);
      const values = { field: { text: labelOf(name) }, limit: String(params['limit']) };
      return { name, msg: own ?? { words: template, with: values } };
    })
    .slice(0, maxProblems);
}

const rankOf = ({ keyword }: ErrorObject): number => ranks.get(keyword) ?? ranks.size;

function nameIn({ instancePath, params, propertyName }: ErrorObject): string {
  const extra: unknown =
    params['missingProperty'] ??
    params['additionalProperty'] ??
    params['propertyName'] ??
    propertyName;
  const path = instancePath.split('/').slice(1);
  return [...path, ...(typeof extra === 'string' ? [extra] : [])].join('.');
}

function labelOf(name: string): string {
  if (name === '') return contractViolationMessages.whole;
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase();
  return labels.get(name) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const contractId = 'contract';

/** Checks `multipleOf` to 4 decimals, because 0.07 / 0.01 is not exactly 7. */
const multipleOfPrecision = 4;

type Values = Readonly<Record<string, string | undefined>>;

export interface RequestChecks {
  /**
   * `query`, `path` and `header` return the values with numeric strings converted to numbers. All
   * four functions throw Invalid if a value violates its schema.
   */
  query: (values: Values) => object;
  path: (values: Values) => object;
  header: (values: Values) => object;
  body: (mediaType: string, body: unknown) => void;
}

export type ValidatorFactory = (operation: ContractOperation) => RequestChecks;

/**
 * The returned function compiles an operation's request schemas (JSON Schema 2020-12) when it is
 * first called for the operation, and caches the result.
 */
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
        if (validate === undefined) throw new InvalidRequest(errorMessages.otherContentType);
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
    (readAt(contract.document, resolvePointer(contract.document, at)) as { type?: unknown }).type;
  return parameters
    .filter(({ schemaPointer }) => /^(number|integer)$/.test(String(typeOf(schemaPointer))))
    .map(({ name }) => name);
}

const decimal = /^-?\d+(\.\d+)?$/;

/**
 * Converts decimal strings to numbers for the parameters in `names`. Values such as 1e3, 0x10, +1
 * and '' stay strings, so that the schema rejects them.
 */
function readNumbers(values: Values, names: readonly string[]): Record<string, string | number> {
  const given = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const isNumber = names.includes(name) && decimal.test(value);
    return [[name, isNumber ? Number(value) : value] as const];
  });
  return Object.fromEntries(given);
}

function checked(validate: ValidateFunction, value: unknown): unknown {
  assertStorableTexts(value);
  if (validate(value)) return value;
  const problems = problemsIn(validate.errors ?? []);
  throw new InvalidRequest(errorMessages.invalid, problems);
}
