import { listOperations, type ContractDocument } from '../contract/load.ts';
import type { Refusals } from '../document/expand-response.ts';
import { examplesOf } from '../exchange/error-codes.ts';
import { notice } from './render.ts';

/**
 * The server's table of refusals: those of `openapi/refusals.yaml` with a positive code, each with
 * the operations that list it.
 */
export function renderRefusals(contract: ContractDocument, refusals: Refusals): string {
  const operations = listOperations(contract);
  const ofRules = Object.entries(refusals).filter(([, { code }]) => code > 0);
  const rows = ofRules.map(([name, { code, msg }]) => {
    const listing = operations.filter((entry) => Object.hasOwn(examplesOf(entry), name));
    const row = { code, msg, of: listing.map(({ operationId }) => operationId) };
    return `  ${name}: ${JSON.stringify(row)},`;
  });
  return [notice, 'export const listedRefusals = {', ...rows, '} as const;', ''].join('\n');
}
