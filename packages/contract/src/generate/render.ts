import ts from 'typescript';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { listErrors, type ErrorEntry } from './list-errors.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldNamesByTypeOf } from '../exchange/value-names.ts';
import { listOperations, type ContractDocument, type OperationEntry } from '../contract/load.ts';

export const generatedFileHeader =
  '// Generated from openapi/ by `pnpm contract:generate`. Do not edit.\n';

const formsFile = join(import.meta.dirname, '../exchange/in-forms.ts');

export async function renderGeneratedFiles(
  contract: ContractDocument,
): Promise<Record<string, string>> {
  const ast = await openapiTypescript(contract as unknown as OpenAPI3, {
    // By default, openapi-typescript types a file as a string, but browsers use Blobs.
    transform: (schema) =>
      schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined,
  });
  const errors = listErrors(contract);
  return {
    'packages/contract/src/__generated__/openapi.json': `${JSON.stringify({ ...contract, 'x-errors': errors })}\n`,
    'packages/api-client/src/__generated__/schema.ts': `${generatedFileHeader}${astToString(ast)}`,
    'packages/api-client/src/__generated__/call-traits.ts': renderCallTraits(
      listOperations(contract),
    ),
    'packages/api-client/src/__generated__/value-names.ts': renderValueNames(
      contract,
      listOperations(contract),
    ),
    // Copies the source, because client and checks must convert responses with the same code.
    'packages/api-client/src/__generated__/in-forms.ts': `${generatedFileHeader}\n${readFileSync(formsFile, 'utf8')}`,
    'packages/api-client/src/__generated__/errors.ts': renderErrors(errors),
  };
}

const sendsNoToken = ({ operation }: OperationEntry) =>
  Array.isArray(operation['security']) && operation['security'].length === 0;

const ignoresSessionLoss = ({ operation }: OperationEntry) =>
  operation['x-session-lost'] === 'ignored';

const isMultipart = ({ operation }: OperationEntry) => {
  const body = operation['requestBody'] as { content?: Record<string, unknown> } | undefined;
  return body?.content?.['multipart/form-data'] !== undefined;
};

const hasTextCode = ({ operation }: OperationEntry) =>
  JSON.stringify(operation['responses']).includes('/SuccessCodeText"');

const mayOmitData = ({ operation }: OperationEntry) => {
  const { required, properties } = successOf(operation);
  if (!required.includes('data')) return true;
  const { oneOf = [properties.data] } = properties.data;
  return oneOf.some(({ type }) => type === 'null');
};

interface DataSchema {
  type?: string;
  oneOf?: DataSchema[];
}

interface SuccessSchema {
  required: string[];
  properties: { data: DataSchema };
}

function successOf(operation: OperationEntry['operation']): SuccessSchema {
  const responses = operation['responses'] as Record<
    string,
    { content: Record<string, { schema: { oneOf: [SuccessSchema, unknown] } }> }
  >;
  const success = responses['200']?.content['application/json']?.schema.oneOf[0];
  if (!success) throw new Error(`${String(operation['operationId'])} has no response`);
  return success;
}

const changesNothing = ({ operation }: OperationEntry) => operation['x-changes'] === 'nothing';

const lacksIdempotencyKey = ({ method, operation }: OperationEntry) =>
  method === 'post' && !JSON.stringify(operation['parameters'] ?? []).includes('/idempotency-key"');

function renderErrors(errors: Record<string, ErrorEntry>): string {
  const rows = Object.entries(errors).map(
    ([code, { reaction, retry }]) => `  '${code}': { reaction: '${reaction}', retry: '${retry}' },`,
  );
  return [
    generatedFileHeader,
    '/** What the app does with each code other than 0, and whether the call may succeed later. */',
    'export const errors = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

function renderCallTraits(operations: OperationEntry[]): string {
  const pathsWhere = (matches: (entry: OperationEntry) => boolean) => {
    const paths = operations.filter(matches).map((entry) => entry.path);
    return JSON.stringify([...new Set(paths)]);
  };
  const withoutData = operations.filter(mayOmitData).map(({ method, path }) => `${method} ${path}`);
  return [
    generatedFileHeader,
    '/** Calls that never send the token (`security: []`). */',
    `export const pathsWithoutToken: readonly string[] = ${pathsWhere(sendsNoToken)};`,
    '',
    '/** Calls where code -4 does not end the session (`x-session-lost: ignored`). */',
    `export const pathsIgnoringSessionLoss: readonly string[] = ${pathsWhere(ignoresSessionLoss)};`,
    '',
    '/** Posts that only read, so that they carry no `Idempotency-Key`. */',
    `export const postsWithoutKey: readonly string[] = ${pathsWhere(lacksIdempotencyKey)};`,
    '',
    '/** Posts after which every read responds as before (`x-changes: nothing`). */',
    `export const postsChangingNothing: readonly string[] = ${pathsWhere(changesNothing)};`,
    '',
    '/** Calls with a multipart/form-data body. */',
    `export const multipartPaths: readonly string[] = ${pathsWhere(isMultipart)};`,
    '',
    '/** Calls whose success may come without data, or with null. All others need it. */',
    `export const callsWithoutData: readonly string[] = ${JSON.stringify(withoutData)};`,
    '',
    "/** Calls whose success code is the string '0' instead of the number 0 (§7). */",
    `export const textCodePaths: readonly string[] = ${pathsWhere(hasTextCode)};`,
    '',
  ].join('\n');
}

function renderValueNames(contract: ContractDocument, operations: OperationEntry[]): string {
  const names = fieldNamesByTypeOf(contract);
  const ofLists = operations
    .filter((entry) => successOf(entry.operation).properties.data.type === 'array')
    .map(({ method, path }) => `${method} ${path}`);
  const renderSet = (of: ReadonlySet<string>) => `new Set('${[...of].join(' ')}'.split(' '))`;
  return [
    generatedFileHeader,
    "import type { ValueNames } from './in-forms.ts';",
    '',
    '/** The fields of all responses. */',
    'export const valueNames: ValueNames = {',
    `  lists: ${renderSet(names.lists)},`,
    `  numbers: ${renderSet(names.numbers)},`,
    `  flags: ${renderSet(names.flags)},`,
    `  numberLists: ${renderSet(names.numberLists)},`,
    `  digitTexts: ${renderSet(names.digitTexts)},`,
    '};',
    '',
    '/** Calls whose data is a list. */',
    `export const callsWithList: readonly string[] = ${JSON.stringify(ofLists)};`,
    '',
  ].join('\n');
}
