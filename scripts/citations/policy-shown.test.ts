import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { policyKeys } from '../../packages/domain/src/policy/policy-text.ts';
import type { PolicyKey } from '../../packages/domain/src/policy/policy.ts';
import { repositoryRoot } from '../run.ts';
import { containsTestName } from './shown-by.ts';

/* An e2e test or a story must show each difference of the two policy profiles (D54). */

const flow = [
  'e2e/strict-flow.e2e.ts',
  'under the strict rules a visitor takes and repays a loan',
] as const;
const applying = 'src/features/apply/applying.stories.tsx';
const choice = 'src/features/orders/repayment/next-loan-choice.stories.tsx';

const metBy = {
  isAgreementTicked: flow,
  isLargestAmountChosen: [applying, 'NoAmountChosenStrict'],
  isAutoMoneyOn: [applying, 'AutoDisbursalOffStrict'],
  isReapplyChecked: [choice, 'ReapplyUncheckedStrict'],
  areNextFactsShown: [choice, 'ReapplyKeyFactsStrict'],
  areContactsRequired: flow,
  isPlaceAskedAtApply: [
    'src/features/apply/location/location.stories.tsx',
    'LocationNotAskedStrict',
  ],
  isPlaceAskedAtIdentity: flow,
  isContactAgreed: ['e2e/strict-flow.e2e.ts', 'Account lets a borrower name a contact'],
  areTermsOfProduct: ['e2e/strict-flow.e2e.ts', 'the borrower chooses the term'],
  areShortTermsInStores: [
    'src/features/home/offers/home-offers.stories.tsx',
    'StoreAppLongTermsOnly',
  ],
  areSampleTermsShown: ['e2e/strict-flow.e2e.ts', 'the download page derives its terms'],
  needsAcknowledgedFacts: [
    'e2e/key-facts.full.e2e.ts',
    'under the strict rules the key facts are read, quizzed and confirmed',
  ],
  needsConsentFirst: flow,
  needsTrackingAgreed: flow,
} as const satisfies Record<PolicyKey, readonly [string, string]>;

test.each(policyKeys)('%s is shown by an existing e2e test or story', (key) => {
  const [file, name] = metBy[key];
  const text = readFileSync(join(repositoryRoot, 'apps/mobile-web', file), 'utf8');
  expect(containsTestName(text, name)).toBe(true);
});
