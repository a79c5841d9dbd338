import ts from 'typescript';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { listOperations, type ContractDocument, type OperationEntry } from '../contract/load.ts';

const notice = '// Generated from openapi/ by `pnpm contract:generate`. Do not edit.\n';

/** File name to content, of everything that is generated from the contract. */
export async function renderGenerated(contract: ContractDocument): Promise<Record<string, string>> {
  const ast = await openapiTypescript(contract as unknown as OpenAPI3, {
    // A file part is a Blob in the browser; by itself the tool says string.
    transform: (schema) =>
      schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined,
  });
  return {
    'openapi.json': `${JSON.stringify(contract, null, 1)}\n`,
    'schema.ts': `${notice}${astToString(ast)}`,
    'call-traits.ts': renderCallTraits(listOperations(contract)),
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

const answersTextCode = ({ operation }: OperationEntry) =>
  JSON.stringify(operation['responses']).includes('/SuccessCodeText"');

function renderCallTraits(operations: OperationEntry[]): string {
  const pathsWhere = (wanted: (entry: OperationEntry) => boolean) => {
    const paths = operations.filter(wanted).map((entry) => entry.path);
    return JSON.stringify([...new Set(paths)]);
  };
  return [
    notice,
    '/** Calls that never carry the token (`security: []`). */',
    `export const pathsWithoutToken: readonly string[] = ${pathsWhere(sendsNoToken)};`,
    '',
    '/** Calls for which code -4 says nothing about the session (`x-session-lost: ignored`). */',
    `export const pathsIgnoringSessionLoss: readonly string[] = ${pathsWhere(ignoresSessionLoss)};`,
    '',
    '/** Calls whose body travels as multipart/form-data. */',
    `export const multipartPaths: readonly string[] = ${pathsWhere(isMultipart)};`,
    '',
    "/** Calls that say success with the text '0' instead of the number (§7). */",
    `export const textCodePaths: readonly string[] = ${pathsWhere(answersTextCode)};`,
    '',
  ].join('\n');
}
