/**
 * Writes our contract into `dist`. Adds `x-screens` to each operation, because the package does not
 * contain the app's sources, from which `readScreens` derives the screens.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ourContractFile } from '../document/our-contract.ts';
import { readContract } from '../document/read-contract.ts';
import { readScreens } from '../usage/read-screens.ts';

const { document, operations } = await readContract(ourContractFile);
const screens = await readScreens(operations);
for (const { operationId, operation } of operations) {
  operation['x-screens'] = screens.get(operationId) ?? [];
}
const dist = join(import.meta.dirname, '../../dist');
await writeFile(join(dist, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
await copyFile(
  join(import.meta.dirname, '../__generated__/bridge.json'),
  join(dist, 'bridge.json'),
);
// Omits the rules `marks/*`, which are for our workspace: `marks/origin-by-source` needs
// docs/product, which the package does not contain.
const rules = await readFile(join(dirname(ourContractFile), 'redocly.yaml'), 'utf8');
const shipped = rules.split('\n').filter((line) => !line.includes('marks/'));
await writeFile(join(dist, 'redocly.yaml'), shipped.join('\n'));
