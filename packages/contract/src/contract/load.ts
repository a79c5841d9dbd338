import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const repositoryRoot = join(import.meta.dirname, '../../../..');
export const contractFile = join(repositoryRoot, 'openapi/openapi.yaml');

/** Redocly's configuration, which loads the plugin that expands `x-answer`. */
const redoclyConfig = join(repositoryRoot, 'openapi/redocly.yaml');

const redocly = join(import.meta.dirname, '../../node_modules/.bin/redocly');

const httpMethods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export interface OperationEntry {
  operationId: string;
  method: (typeof httpMethods)[number];
  path: string;
  operation: Record<string, unknown>;
}

export interface ContractDocument {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
  [key: string]: unknown;
}

/** Bundles the files of the contract into one plain document; throws the bundler's message. */
export async function bundleContract(file = contractFile): Promise<ContractDocument> {
  const folder = await mkdtemp(join(tmpdir(), 'kosha-contract-'));
  const output = join(folder, 'openapi.json');
  try {
    const args = ['bundle', file, '--config', redoclyConfig, '--output', output];
    await promisify(execFile)(redocly, args, {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return JSON.parse(await readFile(output, 'utf8')) as ContractDocument;
  } catch (cause) {
    const detail = (cause as { stderr?: string }).stderr ?? String(cause);
    throw new Error(`The contract cannot be bundled:\n${detail}`, { cause });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** All operations, in the order of the root file. */
export function listOperations(contract: ContractDocument): OperationEntry[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item[method] as Record<string, unknown> | undefined;
      if (!operation) return [];
      return [{ operationId: String(operation['operationId']), method, path, operation }];
    }),
  );
}
