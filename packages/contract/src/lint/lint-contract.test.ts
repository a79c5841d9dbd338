import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ourContractFile } from '../document/our-contract.ts';
import { run } from '../cli/run.ts';
import type { Finding } from '../findings/report.ts';
import { lintContract } from './lint-contract.ts';

let copy: string;
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'kosha-lint-'));
  await cp(dirname(ourContractFile), join(copy, 'openapi'), { recursive: true });
  // Lint compares `x-origin` with the requirements in docs/product.
  await cp(join(dirname(ourContractFile), '../docs/product'), join(copy, 'docs/product'), {
    recursive: true,
  });
});
afterEach(() => rm(copy, { recursive: true }));

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(copy, 'openapi', file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

const lint = () => lintContract(join(copy, 'openapi'));

test('our contract has no findings', async () => {
  expect(await lint()).toEqual([]);
});

test('plugins of a contract run only if they are allowed', async () => {
  const mark = join(copy, 'ran');
  await writeFile(
    join(copy, 'openapi/plugin.js'),
    `require('node:fs').writeFileSync(${JSON.stringify(mark)}, '');
module.exports = () => ({ id: 'theirs' });
`,
  );
  await edit('redocly.yaml', (text) => `plugins: [./plugin.js]\n${text}`);
  expect(await run(['lint', join(copy, 'openapi')])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(/redocly\.yaml:1 names plugins, which are programs/),
  });
  expect(existsSync(mark)).toBe(false);
  await run(['lint', join(copy, 'openapi'), '--allow-plugins']);
  expect(existsSync(mark)).toBe(true);
});

test('findings have their operation, screens and line, and are grouped by rule', async () => {
  await edit('paths/order/listOrders.yaml', (text) =>
    text.replace("orderId: '70012'", 'orderId: 70012'),
  );
  await edit('paths/order/confirmLoan.yaml', (text) =>
    text.replace(
      /x-response:[^]*/,
      'responses:\n  "200": { description: Fine., content: { application/json: { schema: { type: object }, example: {} } } }\n',
    ),
  );
  await edit('paths/order/getOrderDetail.yaml', (text) =>
    text.replace('operationId: getOrderDetail', 'operationId: readOrder'),
  );

  const json = await run(['lint', join(copy, 'openapi'), '--format', 'json']);
  const { findings } = JSON.parse(json.stdout) as { findings: Finding[] };
  expect(findings).toContainEqual(
    expect.objectContaining({
      rule: 'no-invalid-media-type-examples',
      level: 'error',
      operations: ['listOrders'],
      screens: expect.arrayContaining(['/order']),
      source: { file: expect.stringMatching(/listOrders\.yaml$/), line: expect.any(Number) },
    }),
  );
  const rules = findings.map(({ rule, operations }) => `${rule} ${operations.join()}`);
  expect(rules).toContain('response-in-envelope confirmLoan');
  expect(rules).toContain('one-file-per-operation readOrder');

  const { stdout } = await run(['lint', join(copy, 'openapi')]);
  expect(stdout).toMatch(
    /^error: one-file-per-operation \(1\)\n {2}\S+getOrderDetail\.yaml:\d+ move readOrder/m,
  );
  expect(stdout).toMatch(/contract lint: \d+ errors?, \d+ warnings?/);
  expect(stdout).not.toContain('breaking');
});
