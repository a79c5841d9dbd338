import { join } from 'node:path';
import type { ContractDocument } from '../document/operations.ts';
import { ourContractFile } from '../document/our-contract.ts';
import { readContract } from '../document/read-contract.ts';

export {
  listOperations,
  type ContractDocument,
  type OperationEntry,
} from '../document/operations.ts';

export const repositoryRoot = join(import.meta.dirname, '../../../..');
export const contractFile = ourContractFile;

export async function bundleContract(file = contractFile): Promise<ContractDocument> {
  return (await readContract(file)).document;
}
