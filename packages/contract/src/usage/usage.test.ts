import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundleContract, listOperations } from '../contract/load.ts';
import { collectUsage } from './collect-usage.ts';
import { printUsage, renderUsage } from './print-usage.ts';

const fixture = join(import.meta.dirname, '../../test/fixture-app');
const entries = listOperations(await bundleContract());

describe('the screens of a call', () => {
  const { operations, problems } = collectUsage(fixture, entries);
  const usageOf = (operationId: string) =>
    operations.find((usage) => usage.operationId === operationId)!;
  const screensOf = (operationId: string) => usageOf(operationId).screens;

  test('a call in the screen itself counts, even if its row is spread from another file', () => {
    expect(screensOf('login')).toEqual(['/login']);
    expect(screensOf('sendCode')).toEqual(['/login']);
  });

  test('a call in a helper counts only for the screens that use the helper', () => {
    expect(screensOf('listOrders')).toEqual(['/order']);
    expect(screensOf('getOrderDetail')).toEqual(['/orders/:id/detail']);
  });

  test('a call in a component counts, in both branches of a condition, but not through a type import', () => {
    expect(screensOf('repayOrder')).toEqual(['/orders/:id/detail']);
    expect(screensOf('reapplyOrder')).toEqual(['/orders/:id/detail']);
  });

  test('a call in a dynamic import counts', () => {
    expect(screensOf('calculateExtension')).toEqual(['/orders/:id/detail']);
  });

  test('a shared component counts for each screen with the props of that screen', () => {
    expect(screensOf('getBaseInfoPage')).toEqual(['/auth/basic']);
    expect(screensOf('saveBaseInfo')).toEqual(['/auth/basic']);
    expect(screensOf('getWorkInfoPage')).toEqual(['/auth/work']);
    expect(screensOf('saveWorkInfo')).toEqual(['/auth/work']);
  });

  test('a query used only by its key makes no call, nor does a variable that shadows an import', () => {
    const isCalledByInfo = ['listOrders', 'getOrderDetail', 'confirmLoan'].map((operationId) =>
      screensOf(operationId).includes('/auth/basic'),
    );
    expect(isCalledByInfo).toEqual([false, false, false]);
  });

  test('a call outside the screens counts for every screen; a computed segment matches any segment', () => {
    expect(usageOf('trackEventV2')).toMatchObject({ isEverywhere: true });
    expect(usageOf('trackEventV3')).toMatchObject({ isEverywhere: true });
    expect(usageOf('listOrders')).toMatchObject({ isEverywhere: false });
  });

  test('a part is listed after the screens, with its own calls', () => {
    const file = join(fixture, 'features/orders/repay-button.tsx');
    const button = { name: 'button', file, component: 'RepayButton' };
    const called = collectUsage(fixture, entries, [button]).operations.filter(({ screens }) =>
      screens.includes('button'),
    );
    expect(called.map(({ operationId, screens }) => [operationId, screens])).toEqual([
      ['reapplyOrder', ['/orders/:id/detail', 'button']],
      ['repayOrder', ['/orders/:id/detail', 'button']],
    ]);
  });

  test('a call that no screen reaches has no screens', () => {
    expect(usageOf('confirmLoan')).toEqual({
      operationId: 'confirmLoan',
      method: 'post',
      path: '/order/v1/loan',
      origin: 'specified',
      decision: 'D54, D55',
      screens: [],
      isEverywhere: false,
    });
  });

  test('every operation of the contract is listed, in its order', () => {
    expect(operations.map(({ operationId }) => operationId)).toEqual(
      entries.map(({ operationId }) => operationId),
    );
  });

  test('an app that conforms to the contract has no problems', () => {
    expect(problems).toEqual([]);
  });

  test('the table has a row for each operation, with its decision', () => {
    const lines = renderUsage(operations).split('\n');
    expect(lines).toContain(
      '| getOrderDetail | GET /order/v1/detail | specified | `/orders/:id/detail` |',
    );
    expect(lines).toContain(
      '| reapplyOrder | POST /order/v1/reapply | assumed, D11, D23, D10 | `/orders/:id/detail` |',
    );
    expect(lines).toContain(
      '| confirmLoan | POST /order/v1/loan | specified, D54, D55 | no screen |',
    );
    expect(lines).toContain(
      '| trackEventV2 | POST /burying-point/v2/burying-point | specified | every screen |',
    );
  });
});

describe('the command', () => {
  let copy: string;
  beforeEach(async () => {
    copy = await mkdtemp(join(tmpdir(), 'kosha-usage-'));
    await cp(fixture, copy, { recursive: true });
  });
  afterEach(() => rm(copy, { recursive: true }));

  const print = (json = false) => printUsage({ json, source: copy });

  const write = (file: string, content: string) => writeFile(join(copy, file), content);

  test('prints the table, or JSON', async () => {
    expect(await print()).toMatch(/^\| operation \| call \| origin \| screens \|\n/);
    expect(JSON.parse(await print(true))).toHaveLength(entries.length);
  });

  test('calls that are not in the contract are errors with file and line', async () => {
    await write(
      'shared/wrong.ts',
      "void api.get('/order/v1/lst');\n\nvoid api.get('/order/v1/loan');\nvoid api.post(path);\n",
    );
    await expect(print()).rejects.toThrow(
      [
        'shared/wrong.ts:1 the contract has no get /order/v1/lst',
        'shared/wrong.ts:3 the contract has no get /order/v1/loan',
        'shared/wrong.ts:4 the path of api.post cannot be read',
      ].join('\n'),
    );
  });

  test('the calls of tests and stories are ignored', async () => {
    await write('shared/wrong.test.ts', "void api.get('/only/in/a/test');\n");
    await write('shared/wrong.stories.tsx', "void api.get('/only/in/a/story');\n");
    await expect(print()).resolves.toContain('| operation |');
  });

  test('an unreadable row of the route table is an error', async () => {
    await write(
      'app/route-table.ts',
      "export const routeTable = [{ pattern: '/x', screen: Screen }];",
    );
    await expect(print()).rejects.toThrow("cannot read the row '/x'");
  });

  test('a missing module is named', async () => {
    await rm(join(copy, 'features/orders/repay-button.tsx'));
    await expect(print()).rejects.toThrow(/^\S+repay-button\.tsx is imported but cannot be read$/);
  });
});
