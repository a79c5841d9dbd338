import { readBrand } from '@kosha/brand';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const second = 'apps/mobile-web/e2e/second-brand';

// One process serves one brand, so each test reloads the modules.
beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('BRAND', second);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('the server returns the company, the registration and the text of its brand', async () => {
  const { aboutParts, appAddresses, customer } = await import('./content.ts');
  const { about, lender } = readBrand(second);
  const { registration, ...reached } = lender;
  expect(customer).toEqual(reached);
  expect(aboutParts).toEqual([about, `${lender.companyName}\n${registration}`]);
  expect(appAddresses('https://app.example')).not.toHaveProperty('scheme');
});

it('sample products have the short name of the brand, and only its partners offer others', async () => {
  const { seededProducts } = await import('../../db/seed/products.ts');
  expect(seededProducts.map(({ name }) => name)).toEqual(
    ['Flex', 'Copper', 'Silver', 'Gold', 'Platinum', 'Mini'].map((kind) => `Mahalakshmi ${kind}`),
  );
});
