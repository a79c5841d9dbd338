/** Reads and compares the pairs in a folder, one after the other, and says what that used. */
import { join } from 'node:path';
import { diffContracts } from '../src/diff/diff-contracts.ts';
import { readContract } from '../src/document/read-contract.ts';
import { printUsed } from './used.ts';

const [folder = '', count = '0'] = process.argv.slice(2);
for (let at = 0; at < Number(count); at++) {
  const read = (which: string) => readContract(join(folder, `${at}-${which}.json`));
  const [old, now] = await Promise.all([read('old'), read('new')]);
  diffContracts(old, now);
}
printUsed();
