import { findContractFile } from '../document/default-contract.ts';
import { readContract, type Contract } from '../document/read-contract.ts';

export const readNamedContract = (values: {
  api?: string | undefined;
  envelope?: string | undefined;
  'allow-refs': boolean;
}): Promise<Contract> =>
  readContract(findContractFile(values.api), values.envelope, values['allow-refs']);
