import { resolve } from 'node:path';
import { bundleContract, listOperations } from '../contract/load.ts';
import { collectUsage, type OperationUsage } from './collect-usage.ts';

export function renderUsage(operations: readonly OperationUsage[]): string {
  const rows = operations.map((usage) => {
    const { operationId, method, path, origin, decision } = usage;
    const source = decision ? `${origin}, ${decision}` : origin;
    return `| ${operationId} | ${method.toUpperCase()} ${path} | ${source} | ${screensOf(usage)} |`;
  });
  return ['| operation | call | origin | screens |', '| --- | --- | --- | --- |', ...rows, ''].join(
    '\n',
  );
}

function screensOf({ screens, isEverywhere }: OperationUsage): string {
  if (isEverywhere) return 'every screen';
  return screens.length > 0 ? screens.map((pattern) => `\`${pattern}\``).join(', ') : 'no screen';
}

interface Options {
  json: boolean;
  source: string;
}

export async function printUsage({ json, source }: Options): Promise<string> {
  const entries = listOperations(await bundleContract());
  const { operations, problems } = collectUsage(resolve(source), entries);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return json ? JSON.stringify(operations, null, 2) : renderUsage(operations);
}
