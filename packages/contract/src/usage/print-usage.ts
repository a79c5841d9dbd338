import { resolve } from 'node:path';
import { bundleContract, listOperations } from '../contract/load.ts';
import { collectUsage } from './collect-usage.ts';
import { renderUsage } from './render-usage.ts';

interface Options {
  json: boolean;
  /** The app's sources. */
  source: string;
}

/**
 * The screens of each call of our contract, as a table or JSON.
 * @throws Error with file and line of each call that is not in the contract
 */
export async function printUsage({ json, source }: Options): Promise<string> {
  const entries = listOperations(await bundleContract());
  const { operations, problems } = collectUsage(resolve(source), entries);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return json ? JSON.stringify(operations, null, 2) : renderUsage(operations);
}
