import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { policyKeys } from '../../packages/domain/src/policy/policy-words.ts';
import type { PolicyKey } from '../../packages/domain/src/policy/policy.ts';
import { repositoryRoot } from '../run.ts';
import { standsIn } from './shown-by.ts';

/* Each difference between the two profiles (D54) is met on a screen: by a journey, or by a story. */

const road = [
  'e2e/strict-road.e2e.ts',
  'by the strict rules a visitor takes and repays a loan',
] as const;
const applying = 'src/features/apply/applying.stories.tsx';
const choice = 'src/features/orders/repayment/next-loan-choice.stories.tsx';

const metBy = {
  isAgreementTicked: road,
  isLargestAmountChosen: [applying, 'In the strict rules the borrower chooses the amount'],
  isAutoMoneyOn: [applying, 'In the strict rules the money is not fetched by itself'],
  isReapplyChecked: [choice, 'In the strict rules the new loan is not checked at first'],
  areNextFactsShown: [choice, 'In the strict rules reapplying shows the Key Facts Statement'],
  areContactsRequired: road,
  isPlaceAskedAtApply: [
    'src/features/apply/location/location.stories.tsx',
    'InStrictRulesNotAskedWithTheApplication',
  ],
  isPlaceAskedAtIdentity: road,
  isContactAgreed: ['e2e/strict-road.e2e.ts', 'one contact may be named in Account'],
  areTermsOfProduct: ['e2e/strict-road.e2e.ts', 'the borrower chooses for how long'],
  areShortTermsInStores: [
    'src/features/home/home-offers.stories.tsx',
    'In the strict rules the app of a store offers no loan due within 60 days (odd: one of 91 days)',
  ],
  areSampleTermsShown: ['e2e/strict-road.e2e.ts', 'the download page counts its terms'],
  needsAcknowledgedFacts: [
    'e2e/key-facts.e2e.ts',
    'by the strict rules the key facts are read, asked back and confirmed',
  ],
  needsConsentFirst: road,
  needsTrackingAgreed: road,
} as const satisfies Record<PolicyKey, readonly [string, string]>;

test.each(policyKeys)('%s is met by a journey or a story that is there', (key) => {
  const [file, name] = metBy[key];
  const text = readFileSync(join(repositoryRoot, 'apps/mobile-web', file), 'utf8');
  expect(standsIn(text, name)).toBe(true);
});
