import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ourContractFile } from './our-contract.ts';
import { readContract } from './read-contract.ts';

const { placeOf, document } = await readContract(ourContractFile);

function lineAt(pointer: string): [file: string, text: string] {
  const { file, line } = placeOf(pointer);
  const text = readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';
  return [file.replace(/^.*openapi\//, ''), text.trim()];
}

const operation = '/paths/~1order~1v1~1list/get';

test.each<[what: string, pointer: string, file: string, text: RegExp]>([
  ['the root file', '/info/title', 'openapi.yaml', /^title:/],
  [
    'a component',
    '/components/schemas/OrderDetail/properties/orderId',
    'schemas/OrderDetail.yaml',
    /^orderId:/,
  ],
  ['an operation', `${operation}/operationId`, 'paths/order/listOrders.yaml', /^operationId:/],
  [
    'the items of an x-response',
    `${operation}/responses/200/content/application~1json/schema/oneOf/0/properties/data/items`,
    'paths/order/listOrders.yaml',
    /^items:/,
  ],
  [
    'an expanded part that no file contains',
    `${operation}/responses/200/description`,
    'paths/order/listOrders.yaml',
    /./,
  ],
])('%s has its file and line', (_, pointer, file, text) => {
  const [foundFile, foundText] = lineAt(pointer);
  expect(foundFile).toBe(file);
  expect(foundText).toMatch(text);
});

test('every operation and component has a place', () => {
  const { schemas } = document['components'] as { schemas: object };
  const files = Object.keys(schemas).map((name) => placeOf(`/components/schemas/${name}`).file);
  expect(new Set(files).size).toBe(files.length);
});
