/** Reads and compares the pairs in a folder, one after the other, and says what that used. */
import { join } from 'node:path';
import { diffContracts } from '../src/diff/diff-contracts.ts';
import { readContract } from '../src/document/read-contract.ts';
import { printUsed } from './used.ts';

const [folder = '', count = '0'] = process.argv.slice(2);
for (let at = 0; at < Number(count); at++) {
  const [old, now] = await Promise.all(
    ['old', 'new'].map((which) => readContract(join(folder, `${at}-${which}.json`))),
  );
  diffContracts(old!, now!);
}
printUsed();
