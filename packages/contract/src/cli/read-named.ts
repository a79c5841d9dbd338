import { contractToRead } from '../document/default-contract.ts';
import { readContract, type Contract } from '../document/read-contract.ts';

/** Reads the contract named by `contractOptions`. @throws CannotCompare */
export const readNamedContract = (values: {
  api?: string | undefined;
  envelope?: string | undefined;
  'allow-refs': boolean;
}): Promise<Contract> =>
  readContract(contractToRead(values.api), values.envelope, values['allow-refs']);
