import { readBrand } from '@kosha/brand';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const second = 'apps/mobile-web/e2e/second-brand';

// The tested modules read the brand only when they load, so each test reloads them.
beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('BRAND', second);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it("the server returns the brand's company, registration and text", async () => {
  const {
    aboutParagraphs,
    appAddresses,
    customerServiceContact: customer,
  } = await import('./content.ts');
  const { about, lender } = readBrand(second);
  const { registration, ...reached } = lender;
  expect(customer).toEqual(reached);
  expect(aboutParagraphs).toEqual([about, `${lender.companyName}\n${registration}`]);
  expect(appAddresses('https://app.example')).not.toHaveProperty('scheme');
});

it("sample products have the brand's short name; only its partners have other products", async () => {
  const { seededProducts } = await import('../../db/seed/products.ts');
  expect(seededProducts.map(({ name }) => name)).toEqual(
    ['Flex', 'Copper', 'Silver', 'Gold', 'Platinum', 'Mini'].map((kind) => `Mahalakshmi ${kind}`),
  );
});
