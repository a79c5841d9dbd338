import { policyTable, type PolicyKey } from './policy.ts';

interface PolicyDescription {
  /** A statement that is true in one profile and false in the other. */
  what: string;
  /** The section of the specification that the profile `specified` follows. */
  source: string;
  /** Why the profile `strict` differs: usually a rule of a regulator, a law or an app store. */
  requiredBy: string;
}

/**
 * Texts for staff about each policy. They are in a separate module, because the app does not need
 * to load them.
 */
export const policyText = {
  isAgreementTicked: {
    what: 'The agreement on the sign-in screen is preselected',
    source: '§5.4',
    requiredBy: 'DPDP: consent is a clear affirmative act',
  },
  isLargestAmountChosen: {
    what: 'The largest amount is preselected',
    source: '§9.34',
    requiredBy: 'No rule: borrowers decide better when they choose the amount themselves',
  },
  isAutoMoneyOn: {
    what: "'Automatically get money?' is preselected",
    source: '§9.32',
    requiredBy: 'RBI: the borrower acknowledges the Key Facts Statement before the loan',
  },
  isReapplyChecked: {
    what: "'Reapply after this repayment' is preselected",
    source: '§5.41',
    requiredBy: 'RBI: no higher credit limit without a request, so no automatic reapplication',
  },
  areNextFactsShown: {
    what: 'Reapplying shows the Key Facts Statement of the new loan',
    source: '§5.41',
    requiredBy: 'RBI: a Key Facts Statement for each loan',
  },
  areContactsRequired: {
    what: 'Naming three emergency contacts is a step before a loan',
    source: '§5.23',
    requiredBy: 'RBI: only data that the loan needs',
  },
  isPlaceAskedAtApply: {
    what: 'If the server requires it, the app asks for the location with the application',
    source: '§7.54',
    requiredBy: 'RBI: location access once, only for onboarding and KYC',
  },
  isPlaceAskedAtIdentity: {
    what: 'The app asks for the location once, before the identity step',
    source: '§7.54',
    requiredBy: 'RBI: location access once, only for onboarding and KYC',
  },
  isContactAgreed: {
    what: 'Borrowers can name one contact, in Account. The server keeps only a contact who agrees',
    source: '§3.28',
    requiredBy: 'RBI, DPDP: explicit consent',
  },
  areTermsOfProduct: {
    what: 'The borrower chooses one of the terms of the product',
    source: '§9.16',
    requiredBy: 'Google Play, App Store: no loan that is due within 60 days',
  },
  areShortTermsInStores: {
    what: 'An app from a store offers loans that are due within 60 days',
    source: '§2.36',
    requiredBy: 'Google Play, App Store: no loan that is due within 60 days',
  },
  areSampleTermsShown: {
    what: 'Public pages and the lower cards of Home show sample terms, which are marked as samples',
    source: '§9.21',
    requiredBy: 'RBI: an offer shows its own term and APR',
  },
  needsAcknowledgedFacts: {
    what: "Before 'Get Money', the borrower must understand and acknowledge the Key Facts Statement",
    source: '§2.103',
    requiredBy: 'RBI: the borrower acknowledges the Key Facts Statement before the loan',
  },
  needsConsentFirst: {
    what: 'Before each step that shares data, a notice with its own button asks for consent',
    source: '§4.30',
    requiredBy: 'RBI, DPDP: consent, after a notice, before data is sent',
  },
  needsTrackingAgreed: {
    what: 'Before the borrower agrees, calls contain no advertising id, and the app sends no events',
    source: '§7.3',
    requiredBy: 'RBI, DPDP: consent before data is shared with a third party',
  },
} as const satisfies Record<PolicyKey, PolicyDescription>;

export const policyKeys = Object.keys(policyTable) as readonly PolicyKey[];
