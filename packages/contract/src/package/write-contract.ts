/** Writes our contract into `dist`, each operation with its screens: the package has no sources of the app. */
import { copyFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ourContract } from '../document/our-contract.ts';
import { readContract } from '../document/read-contract.ts';
import { readScreens } from '../screens/read-screens.ts';

const { document, operations } = await readContract(ourContract);
const screens = await readScreens(operations);
for (const { operationId, operation } of operations) {
  operation['x-screens'] = screens.get(operationId) ?? [];
}
const dist = join(import.meta.dirname, '../../dist');
await writeFile(join(dist, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
// The rules that `contract lint` takes for a contract beside them.
await copyFile(join(dirname(ourContract), 'redocly.yaml'), join(dist, 'redocly.yaml'));
