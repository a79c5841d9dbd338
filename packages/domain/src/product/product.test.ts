import { describe, expect, it } from 'vitest';
import { asPaise } from '../money/paise.ts';
import {
  nextLoanAmount,
  precheckTarget,
  productGate,
  type ProductGateInput,
  isOpenForApplications,
  isProductLocked,
} from './product.ts';

const openProduct = { productType: 1, productStatus: 1, fullMsg: 'Repay twice first', h5Href: '' };
const build = (changes: Partial<ProductGateInput> = {}): ProductGateInput => ({
  steps: { keys: ['basic', 'work'], flags: { basic: 1, work: 1 } },
  product: openProduct,
  platform: 'ios-h5',
  isApp: false,
  pageOrigin: 'https://app.example',
  ...changes,
});
const external = { productType: 0, productStatus: 0, h5Href: 'https://partner.example/apply' };

describe('applying from Home', () => {
  it('opens the apply page if nothing prevents it', () => {
    expect(productGate(build())).toEqual({ kind: 'apply' });
  });

  it('opens the next verification step before it checks anything else', () => {
    const steps = { keys: ['basic', 'work'], flags: { basic: 1, work: 0 } };
    const gate = productGate(build({ steps, platform: 'android-h5', product: external }));
    expect(gate).toEqual({ kind: 'auth', key: 'work', step: 2, as: 2 });
  });

  it('sends Android browsers to the download page, whatever the product', () => {
    expect(productGate(build({ platform: 'android-h5' }))).toEqual({ kind: 'download' });
    const gate = productGate(build({ platform: 'android-h5', product: external }));
    expect(gate).toEqual({ kind: 'download' });
  });

  it('never opens the download page inside the native app', () => {
    const gate = productGate(build({ platform: 'android-h5', isApp: true }));
    expect(gate).toEqual({ kind: 'apply' });
  });

  it('opens an external product even if it is locked', () => {
    expect(productGate(build({ product: external }))).toEqual({
      kind: 'external',
      url: 'https://partner.example/apply',
    });
  });

  it.each([
    ['http://partner.example', 'insecure'],
    ['javascript:alert(1)', 'insecure'],
    ['', 'missing'],
    [undefined, 'missing'],
  ])('rejects the external link %s', (h5Href, reason) => {
    const gate = productGate(build({ product: { productType: 0, h5Href } }));
    expect(gate).toEqual({ kind: 'refusedLink', reason });
  });

  it("shows a locked product's message", () => {
    const gate = productGate(build({ product: { ...openProduct, productStatus: 0 } }));
    expect(gate).toEqual({ kind: 'locked', message: 'Repay twice first' });
    expect(productGate(build({ product: { productStatus: 0 } }))).toEqual({
      kind: 'locked',
      message: '',
    });
  });
});

describe('product flags', () => {
  it('mean locked only at productStatus 0, and open only at isFull 0', () => {
    expect(
      [0, '0', 1, undefined].map((productStatus) => isProductLocked({ productStatus })),
    ).toEqual([true, true, false, false]);
    expect([0, '0', 1, undefined].map((isFull) => isOpenForApplications({ isFull }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the apply precheck', () => {
  it.each([
    [0, 'denied'],
    ['0', 'denied'],
    [2, 'orders'],
    [1, 'apply'],
    [3, 'apply'],
    [null, 'apply'],
    [undefined, 'apply'],
  ])('with orderStatus %j redirects to %s', (orderStatus, target) => {
    expect(precheckTarget(orderStatus)).toBe(target);
  });
});

describe('the amount of a next loan', () => {
  it.each([
    ['the current amount', [100, 300, 500], 300, 300],
    ['the next lower amount if the current one is no longer offered', [100, 300, 500], 400, 300],
    ['the smallest amount if all are larger than the current one', [500, 300], 200, 300],
    ['the smallest amount if the current one is unknown', [500, 300], null, 300],
    ['null if no amount is offered', [], 300, null],
  ])('is %s', (_, offered, present, amount) => {
    expect(nextLoanAmount(offered.map(asPaise), present === null ? null : asPaise(present))).toBe(
      amount,
    );
  });
});
