import ts from 'typescript';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { listOperations, type ContractDocument, type OperationEntry } from '../contract/load.ts';

const notice = '// Generated from openapi/ by `pnpm contract:generate`. Do not edit.\n';

/** The content of each generated file, by its path below `packages`. */
export async function renderGenerated(contract: ContractDocument): Promise<Record<string, string>> {
  const ast = await openapiTypescript(contract as unknown as OpenAPI3, {
    // The tool would type a file as a string; in the browser it is a Blob.
    transform: (schema) =>
      schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined,
  });
  return {
    // On one line, because only programs read it.
    'contract/src/__generated__/openapi.json': `${JSON.stringify(contract)}\n`,
    'api-client/src/__generated__/schema.ts': `${notice}${astToString(ast)}`,
    'api-client/src/__generated__/call-traits.ts': renderCallTraits(listOperations(contract)),
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
    '/** Calls that never send the token (`security: []`). */',
    `export const pathsWithoutToken: readonly string[] = ${pathsWhere(sendsNoToken)};`,
    '',
    '/** Calls where code -4 does not end the session (`x-session-lost: ignored`). */',
    `export const pathsIgnoringSessionLoss: readonly string[] = ${pathsWhere(ignoresSessionLoss)};`,
    '',
    '/** Calls with a multipart/form-data body. */',
    `export const multipartPaths: readonly string[] = ${pathsWhere(isMultipart)};`,
    '',
    "/** Calls where success is the text '0' instead of the number (§7). */",
    `export const textCodePaths: readonly string[] = ${pathsWhere(answersTextCode)};`,
    '',
  ].join('\n');
}
